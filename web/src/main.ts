// The page: what the bot sends is drawn, and what the person does is tried on the board or sent to the bot.
import { BoardPicture, type Words } from "./board.js";
import { Connection } from "./connection.js";
import { Entry } from "./entry.js";
import { label, reachable, slide, type Robots, type Slide, type Way } from "./moves.js";
import type { Action, Answer, Closed, FromServer, GameView, Link, Row, Seen, Shown, Typed, View, Welcome } from "./protocol.js";
import { capital, rich, signed, whole } from "./text.js";

const BETWEEN_MOVES_MS = 220, MAX_MOVES = 99, NEWS = 4;
const KEYS: Readonly<Record<string, Way>> = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };
const STEPS = ["step-previous", "step-back", "step-on", "step-next"] as const;
const STEP_KEYS = { up: "step-previous", left: "step-back", right: "step-on", down: "step-next" } as const;
const SIGNS: Readonly<Record<Way, string>> = { up: "⬆", right: "➡", down: "⬇", left: "⬅" };

interface Made { readonly robot: string; readonly way: Way; readonly path: readonly number[] }

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Page {
  private words: Words = {};
  private board: BoardPicture | null = null;
  private view: GameView | null = null;
  private made: Made[] = [];
  private chosen = "R";
  private offset = 0;
  private player: string | null;
  private subject: string;
  private isExploring = false;
  private known = 0;
  private step = 0;
  private replaying: Promise<void> = Promise.resolve();
  private replays = 0;
  private rounds = 0;
  private signedRound = "";
  private seen: Seen | null = null;
  private readonly entry = new Entry();
  private readonly connection = new Connection(
    () => ({ ...this.entry.hello(this.player, this.subject), seen: this.seen }),
    (message) => this.receive(message),
  );

  constructor() {
    this.player = this.entry.player;
    this.subject = this.entry.subject;
    this.listen();
    this.connection.open();
    setInterval(() => this.tick(), 250);
  }

  // The connection

  private do(what: string, path: string[] = [], moves = 0): void {
    const { game, round } = this.view ?? { game: "", round: 0 };
    this.connection.do({ game, round, what, path, moves });
  }

  /** Connect again, as another player or to another game. */
  private reconnect(): void {
    this.seen = null;
    this.made = [];
    this.signedRound = "";
    this.view = null;
    document.body.classList.remove("has-game");
    this.draw();
    this.connection.restart();
  }

  /** Show another subject. */
  private turn(subject: string): void {
    this.subject = subject;
    element("news").replaceChildren();
    this.reconnect();
  }

  private receive(message: FromServer): void {
    switch (message.kind) {
      case "welcome": return this.welcome(message);
      case "view": return this.see(message);
      case "shown": return this.watch(message);
      case "answer": return this.answered(message);
      case "typed": return this.typed(message);
      case "closed": return this.closed(message);
    }
  }

  /** Show why the page is not served, and where to sign in. */
  private closed(message: Closed): void {
    this.connection.closed(message.retry);
    element("status").textContent = message.text;
    if (!message.retry) this.entry.forget();
    element("sign-out").hidden = !this.entry.mayLeave;
    if (!this.entry.mayLeave) element("who").textContent = "";
    this.offer(message.sign_in, message.channel);
  }

  private offer(link: Link | null, channel: Link | null): void {
    const way = element<HTMLAnchorElement>("channel");
    way.hidden = !channel;
    way.textContent = channel?.label ?? "";
    if (channel) way.href = channel.href;
    const button = element("sign-in");
    button.hidden = !link;
    button.textContent = link?.label ?? "";
    button.onclick = async () => {
      if (link && (await this.entry.signIn(link))) this.reconnect();
    };
  }

  private welcome(message: Welcome): void {
    this.entry.welcome(message);
    this.offer(message.sign_in, message.channel);
    element("who").textContent = message.name;
    element("sign-out").textContent = message.labels["sign-out"]!;
    element("sign-out").hidden = !this.entry.mayLeave;
    element("seat").parentElement!.hidden = !message.players.length;
    this.connection.welcomed();
    document.documentElement.lang = message.language;
    this.words = message.labels;
    this.player = message.player;
    document.title = this.words["title"]!;
    element("title").textContent = this.words["title"]!;
    element("lost").textContent = this.words["lost"]!;
    element("help").textContent = this.words["help"]!;
    element("seat-label").textContent = this.words["player"]!;
    element("game-label").textContent = this.words["what"]!;
    element("theme").setAttribute("aria-label", this.words["theme"]!);
    element<HTMLInputElement>("field").placeholder = this.words["field"]!;
    element<HTMLInputElement>("field").setAttribute("aria-label", this.words["field"]!);
    for (const name of ["undo", "clear", ...STEPS]) signed(element(name), this.words[name]!);
    element("moves").dataset["none"] = this.words["no-moves"]!;
    const seat = element<HTMLSelectElement>("seat");
    seat.replaceChildren(
      new Option(this.words["watch"]!, ""),
      ...message.players.map(({ id, name }) => new Option(name, id)),
    );
    seat.value = this.player ?? "";
    const games = element<HTMLSelectElement>("game"), offered = Object.entries(message.subjects);
    // Who may still say who they are may also have opened the page for something else, which the bot knows only then.
    if (!message.sign_in) this.subject = message.subject;
    games.replaceChildren(...offered.map(([name, text]) => new Option(text, name)));
    games.value = message.subject.split(":")[0]!;
    games.parentElement!.hidden = offered.length < 2;
    if (!this.board) {
      this.board = new BoardPicture(element("place"), { choose: (robot) => this.choose(robot), go: (way) => this.go(way) }, this.words);
      this.buttons();
    }
  }

  // What is seen

  private see(message: View): void {
    this.offset = message.now * 1000 - Date.now();
    const before = this.view, view = message.view;
    this.view = view;
    this.seen = view && { game: view.game, number: message.number };
    if (view?.which) this.subject = `${view.kind}:${view.which}`;
    document.body.classList.toggle("has-game", view !== null);
    if (!view) {
      this.made = [];
      this.say("");
      rich(element("headline"), "");
      rich(element("status"), message.text);
      return this.draw(message.actions);
    }
    const isNew = before?.game !== view.game || before.round !== view.round;
    if (isNew) {
      this.rounds += 1;
      this.replays = 0;  // another round waits for no proof of the last one
      this.made = view.may_try ? this.line(view.robots, view.own) : [];
      this.chosen = view.target?.robot ?? Object.keys(view.robots)[0]!;
      this.say("");
      rich(element("note"), "");
    }
    if (isNew || JSON.stringify(before.solutions) !== JSON.stringify(view.solutions)) this.turnTo(0);
    this.board!.svg.setAttribute("aria-label", view.words);
    element("words").textContent = view.words;
    rich(element("headline"), view.headline, true);
    this.draw();
    if (isNew || !this.replays) this.settle();
  }

  /** Choose one of the solutions that are known, all of whose moves are shown; the first follows the last. */
  private turnTo(number: number): void {
    const count = this.view?.solutions.length ?? 0;
    this.known = count ? (number + count) % count : 0;
    this.step = this.view?.solutions[this.known]?.path.length ?? 0;
  }

  /** Step through the chosen solution, or to another one. */
  private walk(name: (typeof STEPS)[number]): void {
    const path = this.view?.solutions[this.known]?.path;
    if (!path || this.replays) return;
    if (name === "step-previous" || name === "step-next") this.turnTo(this.known + (name === "step-next" ? 1 : -1));
    else this.step = Math.min(path.length, Math.max(0, this.step + (name === "step-on" ? 1 : -1)));
    this.settle();
    this.draw();
    const last = this.line(this.view!.robots, path.slice(0, this.step)).pop();
    if (last && name === "step-on") void this.board!.run(last.robot, last.path);
    this.say(last ? capital(this.stands(last.robot, last.path[last.path.length - 1]!)) : "");
  }

  /** Put the robots where they stand: after this person's tries, or within the chosen solution. */
  private settle(): void {
    if (!this.view || !this.board) return;
    this.board.show(this.view.board, this.view.target);
    const known = this.view.solutions[this.known];
    const shown = known ? this.line(this.view.robots, known.path.slice(0, this.step)) : this.made;
    this.board.trail(shown);
    this.board.place(after(this.view.robots, shown), this.view.may_try ? this.chosen : null);
  }

  private robots(): Robots {
    return after(this.view!.robots, this.made);
  }

  private line(start: Robots, path: readonly string[]): Made[] {
    let robots = start;
    return path.map((text) => {
      const [robot, way] = text.split("-") as [string, Way];
      const { path: cells } = slide(this.view!.board, robots, robot, way);
      robots = { ...robots, [robot]: cells[cells.length - 1]! };
      return { robot, way, path: cells };
    });
  }

  /** Show a proof on the board, move by move, and then what it has come to. */
  private watch(proof: Shown): void {
    const view = this.view;
    if (this.seen?.game === proof.game && proof.number < this.seen.number) return;
    this.seen = { game: proof.game, number: proof.number + 1 };
    const who = `${proof.player.name}: ${this.written(proof.path)}`;
    this.news(proof.why ? `${who} – ${proof.why}` : who);
    if (!view || view.game !== proof.game || view.round !== proof.round || !this.board) return;
    const board = this.board;
    const rounds = this.rounds;
    this.replays += 1;
    this.replaying = this.replaying.then(async () => {
      let robots: Robots = view.robots;
      const done: Made[] = [];
      for (const made of this.line(view.robots, proof.path)) {
        if (rounds !== this.rounds) return;
        robots = after(robots, [made]);
        done.push(made);
        board.place(robots, null);
        board.trail(done);
        await board.run(made.robot, made.path);
        await wait(BETWEEN_MOVES_MS);
      }
      if (rounds !== this.rounds) return;
      this.replays -= 1;
      if (!this.replays) this.settle();
    });
  }

  private news(text: string): void {
    const line = document.createElement("li");
    rich(line, text);
    const list = element("news");
    list.prepend(line);
    while (list.children.length > NEWS) list.lastElementChild!.remove();
  }

  private answered(message: Answer): void {
    if (!this.connection.answered(message.id)) return;
    rich(element("note"), message.text);
    if (message.text) this.say(element("note").textContent!);
    if (message.opens && message.opens !== this.subject.split(":")[0]) this.turn(message.opens);
  }

  // What is tried

  private choose(robot: string): void {
    if (!this.view?.may_try || !(robot in this.view.robots)) return;
    this.chosen = robot;
    this.board!.place(this.robots(), robot);
    this.say(capital(this.stands(robot, this.robots()[robot]!)));
    this.draw();
  }

  private go(way: Way): void {
    const view = this.view;
    if (!view?.may_try || this.replays || this.made.length >= MAX_MOVES) return;
    const robot = this.chosen, robots = this.robots();
    const result = slide(view.board, robots, robot, way);
    if (result.fault) return this.say(this.refused(robot, way, robots, result));
    const round = `${view.game}.${view.round}`;
    if (this.signedRound !== round) {
      this.signedRound = round;
      this.do("sign");
    }
    this.made.push({ robot, way, path: result.path });
    this.board!.place(this.robots(), robot);
    this.board!.trail(this.made);
    void this.board!.run(robot, result.path);
    const end = result.path[result.path.length - 1]!;
    this.say(`${capital(this.stands(robot, end))} (${this.stop(result.stop)})`);
    this.draw();
  }

  private refused(robot: string, way: Way, robots: Robots, { fault, stop }: Slide): string {
    const why = fault === "stays" ? this.stop(stop) : this.words[`fault-${fault!}`]!;
    return `${this.written([`${robot}-${way}`])}: ${this.stands(robot, robots[robot]!)} (${why})`;
  }

  private stands(robot: string, cell: number): string {
    return this.words[`stands-${robot}`]!.replace("{}", label(cell));
  }

  private stop(stop: string | null): string {
    return this.words[`stop-${stop ?? ""}`] ?? this.words[`robot-${stop ?? ""}`] ?? "";
  }

  private undo(count = 1): void {
    if (!this.made.length || this.replays) return;
    this.made = this.made.slice(0, -count);
    this.say("");
    this.settle();
    this.draw();
  }

  private notation(): string[] {
    return this.made.map(({ robot, way }) => `${robot}-${way}`);
  }

  /** Write moves in the notation of the page's language. */
  private written(path: readonly string[]): string {
    return path.map((move) => move.replace(/[a-z]+$/, (way) => this.words[`in-${way}`]!)).join(" ");
  }

  /** Make the moves that were typed, as the bot has read them. */
  private typed({ path, text }: Typed): void {
    rich(element("note"), text);
    if (path.length) element<HTMLInputElement>("field").value = "";
    for (const move of path) {
      const [robot, way] = move.split("-") as [string, Way];
      this.choose(robot);
      this.go(way);
    }
  }

  /** Bid what was tried and seal it, show it, or whatever else the game's button is for. */
  private finish(): void {
    const button = element<HTMLButtonElement>("finish"), finish = this.view?.finish;
    if (finish && !button.disabled && !button.hidden) this.do(finish.what, this.notation());
  }

  // What is drawn beside the board

  private draw(actions: readonly Action[] = this.view?.actions ?? []): void {
    const view = this.view, count = this.made.length;
    this.tick();
    rich(element("hint"), view?.hint ?? "");
    const known = view?.solutions[this.known], path = known?.path ?? [];
    const parts = [path.slice(0, this.step), path.slice(this.step)].map((moves) => this.written(moves));
    whole(element("moves"), known ? parts.filter(Boolean).join(" ▸ ") : this.written(this.notation()));
    element("slate").hidden = !known && !view?.may_try;
    element("steps").hidden = !known;
    rich(element("step-label"), known?.label ?? "");
    element<HTMLButtonElement>("step-back").disabled = !this.step;
    element<HTMLButtonElement>("step-on").disabled = this.step >= path.length;
    for (const name of ["step-previous", "step-next"]) element(name).hidden = (view?.solutions.length ?? 0) < 2;
    const button = element<HTMLButtonElement>("finish"), finish = view?.finish;
    button.hidden = !view?.may_try || !finish;
    if (finish) {
      button.textContent = count ? finish.label.replace("{}", String(count)) : finish.empty;
      button.disabled = count < finish.least || count > finish.most;
    }
    for (const id of ["robots", "ways", "tools", "typed"]) element(id).hidden = !view?.may_try;
    const number = view?.number;
    element("alone").hidden = !number;
    element("bid-alone").textContent = number?.label ?? "";
    element<HTMLInputElement>("count").setAttribute("aria-label", number?.label ?? "");
    element<HTMLButtonElement>("undo").disabled = element<HTMLButtonElement>("clear").disabled = !count;
    this.robotButtons();
    const lead = button.hidden && actions.find(({ leads }) => leads);
    element("lead").replaceChildren(...(lead ? [this.action(lead)] : []));
    element("actions").replaceChildren(...actions.filter((one) => one !== lead).map((one) => this.action(one)));
    this.table("bids", view?.rows ?? []);
    this.table("scores", view?.scores ?? []);
    element("needed").textContent = view?.score_line ?? "";
  }

  private action({ what, label }: Action): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.dataset["what"] = what;
    button.onclick = () => this.do(what);
    return button;
  }

  /** Write a list, unless it is the same: what is written is announced. */
  private table(id: string, rows: readonly Row[]): void {
    const list = element(id), text = JSON.stringify(rows);
    if (list.dataset["text"] === text) return;
    list.dataset["text"] = text;
    list.replaceChildren(...rows.map(({ name, value, is_out }) => {
      const line = document.createElement("li");
      line.classList.toggle("is-out", is_out);
      const who = document.createElement("span"), what = document.createElement("b");
      who.textContent = name;
      what.textContent = value;
      if (is_out) what.role = "deletion";
      line.append(who, " ", what);
      return line;
    }));
  }

  private robotButtons(): void {
    for (const button of element("robots").querySelectorAll<HTMLButtonElement>("button")) {
      const robot = button.dataset["robot"]!;
      button.hidden = !(robot in (this.view?.robots ?? {}));
      button.setAttribute("aria-pressed", String(robot === this.chosen));
    }
  }

  private tick(): void {
    const view = this.view;
    if (view) rich(element("status"), view.status);
    const left = view?.deadline == null ? null : Math.max(0, Math.ceil((view.deadline * 1000 - Date.now() - this.offset) / 1000));
    const sand = element("sand");
    sand.hidden = left === null || !view || view.is_over;
    sand.textContent = left === null ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    sand.classList.toggle("is-short", left !== null && left <= 10);
  }

  private say(text: string): void {
    element("said").textContent = text;
  }

  // Hands and keys

  private buttons(): void {
    for (const robot of "RGBYKS") {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset["robot"] = robot;
      button.innerHTML = `<svg viewBox="-75 -75 150 150" aria-hidden="true"><use href="#robot-${robot}" x="-75" y="-75" width="150" height="150"/></svg>`;
      button.setAttribute("aria-label", this.words[`robot-${robot}`]!);
      button.onclick = () => this.choose(robot);
      element("robots").append(button);
    }
    for (const way of ["left", "up", "down", "right"] as const) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = SIGNS[way];
      button.dataset["way"] = way;
      button.setAttribute("aria-label", this.words[way]!);
      button.onclick = () => this.go(way);
      element("ways").append(button);
    }
  }

  private listen(): void {
    element("undo").onclick = () => this.undo();
    element("clear").onclick = () => this.undo(MAX_MOVES);
    for (const name of STEPS) element(name).onclick = () => this.walk(name);
    element("finish").onclick = () => this.finish();
    element("sign-out").onclick = () => {
      this.entry.leave();
      this.reconnect();
    };
    element("theme").onclick = () => {
      const isDark = getComputedStyle(document.documentElement).getPropertyValue("--is-dark").trim() === "1";
      document.documentElement.dataset["theme"] = isDark ? "light" : "dark";
    };
    element<HTMLSelectElement>("seat").onchange = (event) => {
      this.player = (event.target as HTMLSelectElement).value || null;
      this.reconnect();
    };
    element<HTMLSelectElement>("game").onchange = (event) => this.turn((event.target as HTMLSelectElement).value);
    element<HTMLFormElement>("typed").onsubmit = (event) => {
      event.preventDefault();
      this.connection.send({ kind: "type", text: element<HTMLInputElement>("field").value });
    };
    element<HTMLFormElement>("alone").onsubmit = (event) => {
      event.preventDefault();
      if (this.view?.number) this.do(this.view.number.what, [], Number(element<HTMLInputElement>("count").value));
    };
    addEventListener("keydown", (event) => this.press(event));
  }

  private press(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, select")) return;
    const way = KEYS[event.key], robot = event.key.toUpperCase();
    if (way && this.isExploring) this.board?.explore(way);
    else if (way && this.view?.solutions.length) this.walk(STEP_KEYS[way]);
    else if (way) this.go(way);
    else if (robot.length === 1 && "RGBYKS".includes(robot)) this.choose(robot);
    else if (robot === "E") {
      this.isExploring = !this.isExploring;
      if (this.isExploring) this.board?.focus();
    } else if (event.key === "Backspace") this.undo();
    else if (event.key === "Escape") this.undo(MAX_MOVES);
    else if (event.key === "Enter" && !target.matches("button")) this.finish();
    else return;
    event.preventDefault();
  }
}

function after(robots: Robots, moves: readonly Made[]): Robots {
  const end: Record<string, number> = { ...robots };
  for (const { robot, path } of moves) end[robot] = path[path.length - 1]!;
  return end;
}

Object.assign(globalThis, { reachable });
new Page();
