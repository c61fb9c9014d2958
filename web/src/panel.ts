// What is drawn beside the board: texts, moves, buttons, lists, and what was shown.
import { button, element } from "./dom.js";
import { drawn } from "./icons.js";
import { label, type Way } from "./moves.js";
import type { Hands } from "./hands.js";
import type { Action, Choice, Finish, GameView, Row } from "./protocol.js";
import { STEPS, type State } from "./state.js";
import { isNews, rich, signed, whole } from "./text.js";
import { written, type Words } from "./words.js";

const NEWS = 4;
const WAY_LEFT = "📍";
const SIGNS: Readonly<Record<Way, string>> = { up: "⬆", right: "➡", down: "⬇", left: "⬅" };

/** `act` does what a button of the game is for. */
export class Panel {
  constructor(private readonly act: (what: string) => void) {}

  /** Write the words of the page itself. */
  label(words: Words): void {
    element("lost").textContent = words["lost"]!;
    for (const name of ["help", "author"]) element(name).textContent = words[name]!;
    for (const name of ["more", "stop"]) element(name).querySelector("summary")!.textContent = words[name]!;
    const field = element<HTMLInputElement>("field");
    field.placeholder = words["field"]!;
    field.setAttribute("aria-label", words["field"]!);
    for (const name of ["undo", "clear", ...STEPS]) signed(element(name), words[name]!);
    element("pull").setAttribute("aria-label", element("pull").title = words["more"]!);
    element("moves").dataset["none"] = words["no-moves"]!;
    element("here").title = words["here"]!;
  }

  /** Make the buttons that choose and move robots. */
  addHands(words: Words, hands: Hands): void {
    for (const robot of "RGBYKS") {
      const made = button("", () => hands.choose(robot));
      made.dataset["robot"] = robot;
      made.innerHTML = `<svg viewBox="-75 -75 150 150" aria-hidden="true"><use href="#robot-${robot}" x="-75" y="-75" width="150" height="150"/></svg>`;
      made.setAttribute("aria-label", words[`robot-${robot}`]!);
      element("robots").append(made);
    }
    for (const way of ["left", "up", "down", "right"] as const) {
      const made = button(SIGNS[way], () => hands.go(way));
      made.dataset["way"] = way;
      made.setAttribute("aria-label", words[way]!);
      element("ways").append(made);
    }
  }

  /** Draw everything of a game, or the buttons that begin one. */
  draw(state: State, words: Words, actions: readonly Action[]): void {
    const { view } = state, mayTry = view?.may_try ?? false;
    rich(element("hint"), view?.hint ?? "");
    this.drawGoal(state);
    document.body.classList.toggle("is-calm", !!view && !mayTry);
    document.body.dataset["kind"] = view?.kind ?? "";
    this.drawMoves(state, words);
    for (const id of ["robots", "ways", "tools", "typed", "help"]) element(id).hidden = !mayTry;
    this.drawRobots(state);
    this.drawFinish(mayTry ? state.finish : null, state.made.length);
    this.drawNumber(view?.number ?? null);
    this.drawActions(actions, state);
    this.fold("stop", view?.stop ?? [], (made, choice) => {
      const line = document.createElement("li"), effect = document.createElement("span");
      rich(effect, choice.effect);
      line.append(made, effect);
      return line;
    });
    table("bids", view?.rows ?? []);
    table("scores", view?.scores ?? []);
    element("needed").textContent = view?.score_line ?? "";
  }

  /** Write the state, short, for where the whole of it has no room. */
  drawLine(view: GameView | null): void {
    const line = view?.line ?? "", state = [line, view?.hint].filter(Boolean).join("\n");
    rich(element("line"), state || (view?.status ?? ""));
    element("line").classList.toggle("is-own", line !== "" && !view!.status.includes(line));
  }

  /** Draw what is wanted, for where the board has no room beside it. */
  private drawGoal({ view, solution }: State): void {
    const target = solution?.target ?? view?.target, goal = element("goal");
    if (isNews(goal, target ?? "")) goal.innerHTML = target ? `<svg viewBox="-55 -55 110 110"><use href="#chip-${target.id}" x="-75" y="-75" width="150" height="150"/></svg>${label(target.cell)}` : "";
  }

  private drawMoves(state: State, words: Words): void {
    const { view, solution, step } = state, path = solution?.path ?? [];
    const mark = solution?.marked && step === solution.marked ? ` ${WAY_LEFT}` : "";
    const parts = [written(words, path.slice(0, step)) + mark, written(words, path.slice(step))];
    whole(element("moves"), solution ? parts.filter(Boolean).join(" ▸ ") : written(words, state.notation));
    element("slate").hidden = !solution && !view?.may_try;
    element("steps").hidden = !solution;
    rich(element("step-label"), solution?.label ?? "");
    element<HTMLButtonElement>("step-back").disabled = !step;
    element<HTMLButtonElement>("step-on").disabled = step >= path.length;
    for (const name of ["step-previous", "step-next"]) element(name).hidden = (view?.solutions.length ?? 0) < 2;
    element<HTMLButtonElement>("undo").disabled = element<HTMLButtonElement>("clear").disabled = !state.made.length;
  }

  private drawRobots({ view, chosen }: State): void {
    for (const one of element("robots").querySelectorAll<HTMLButtonElement>("button")) {
      const robot = one.dataset["robot"]!;
      one.hidden = !(robot in (view?.robots ?? {}));
      one.setAttribute("aria-pressed", String(robot === chosen));
    }
  }

  private drawFinish(finish: Finish | null, count: number): void {
    const made = element<HTMLButtonElement>("finish");
    made.hidden = !finish;
    if (!finish) return;
    made.replaceChildren(...drawn(count ? finish.label.replace("{}", String(count)) : finish.empty));
    made.disabled = count < finish.least || count > finish.most;
    made.classList.toggle("is-plain", !count);
  }

  private drawNumber(number: Action | null): void {
    element("alone").hidden = !number;
    element("bid-alone").replaceChildren(...drawn(number?.label ?? ""));
    element<HTMLInputElement>("count").setAttribute("aria-label", number?.label ?? "");
  }

  private drawActions(actions: readonly Action[], { finish }: State): void {
    const hasMoves = !element("finish").hidden;
    const isLarge = ({ leads }: Action): boolean => leads && !hasMoves;
    const shown = actions.filter(({ rare, what }) => !rare && !(hasMoves && what === finish!.what));
    this.row("lead", shown.filter(isLarge));
    this.row("actions", shown.filter((one) => !isLarge(one)));
    this.fold("more", actions.filter(({ rare }) => rare), (made) => made);
  }

  /** Draw buttons, unless they are the same: the one that is about to be pressed stays. */
  private row(id: string, actions: readonly Action[]): void {
    if (isNews(element(id), actions)) element(id).replaceChildren(...actions.map((one) => this.action(one)));
  }

  /** Draw buttons behind a summary, as a row. */
  private fold<T extends Choice | Action>(id: string, folded: readonly T[], line: (made: HTMLElement, one: T) => HTMLElement): void {
    const details = element<HTMLDetailsElement>(id);
    details.hidden = !folded.length;
    if (!isNews(details, folded)) return;
    details.open = false;
    details.lastElementChild!.replaceChildren(...folded.map((one) => {
      const made = this.action(one);
      made.addEventListener("click", () => (details.open = false));
      return line(made, one);
    }));
  }

  private action({ what, label }: Pick<Action, "what" | "label">): HTMLButtonElement {
    const made = button(label, () => this.act(what));
    made.dataset["what"] = what;
    return made;
  }
}

/** Add a line to what was shown, the latest first. */
export function addNews(text: string): void {
  const line = document.createElement("li"), list = element("news");
  rich(line, text);
  list.prepend(line);
  while (list.children.length > NEWS) list.lastElementChild!.remove();
}

/** Write a list, unless it is the same: what is written is announced. */
function table(id: string, rows: readonly Row[]): void {
  const list = element(id);
  if (!isNews(list, rows)) return;
  list.replaceChildren(...rows.map(({ name, value, is_out }) => {
    const line = document.createElement("li");
    line.classList.toggle("is-out", is_out);
    const who = document.createElement("span"), what = document.createElement("b");
    who.append(...drawn(name));
    what.append(...drawn(value));
    if (is_out) what.role = "deletion";
    line.append(who, " ", what);
    return line;
  }));
}
