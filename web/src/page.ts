// The page: what the bot sends is shown, and what the person does is sent to it.
import { BoardPicture } from "./board.js";
import { cheer } from "./cheer.js";
import { Connection } from "./connection.js";
import { element } from "./dom.js";
import { Entry } from "./entry.js";
import { listenToHands } from "./hands.js";
import { showForm, type Filled } from "./form.js";
import { Head } from "./head.js";
import { listenToKeys } from "./keys.js";
import type { Trouble } from "./activity.js";
import { Note } from "./note.js";
import { colourOutlines } from "./outlines.js";
import { addNews, Panel } from "./panel.js";
import { Play, say } from "./play.js";
import type { Action, Answer, Closed, FromServer, GameView, Link, Seen, Shown, Typed, View, Welcome } from "./protocol.js";
import { Sand } from "./sand.js";
import { isOn, labelSettings, openSettings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Sound } from "./sound.js";
import { MAX_MOVES, State, STEPS } from "./state.js";
import { escaped, rich } from "./text.js";
import { written, type Words } from "./words.js";

const TICK_MS = 250;

export class Page {
  private words: Words = {};
  private player: string | null;
  private subject: string;
  private signedRound = "";
  private feat = "";
  private isCheering = false;
  /** The last seconds that were shown. */
  private short = "";
  private seen: Seen | null = null;
  private readonly state = new State();
  private readonly sound = new Sound();
  private readonly sand = new Sand();
  private readonly note = new Note();
  private readonly play = new Play(this.state, () => this.draw(), () => this.sign(), () => this.arrive(), this.sound);
  private readonly picture = new BoardPicture(element("place"));
  private readonly panel = new Panel((what) => this.do(what));
  private readonly entry = new Entry(() => this.reconnect(), (why) => this.failed(why));
  /** Ends a move of a robot that has begun. */
  private release = (): void => undefined;
  private trouble: Trouble | null = null;
  private signInLink: Link | null = null;
  private mayChooseSeat = false;
  private readonly head = new Head({
    seat: (player) => this.seat(player),
    turn: (subject) => this.turn(subject),
    signIn: (link) => this.entry.signIn(link),
    leave: () => this.leave(),
  });
  private readonly connection = new Connection(
    () => ({ ...this.entry.hello(this.player, this.subject), seen: this.seen }),
    (message) => this.receive(message),
  );

  /** `socket` is already being opened, if it is given. */
  constructor(socket?: WebSocket) {
    this.player = this.entry.player;
    this.subject = this.entry.subject;
    openSettings((name) => name === "sound" && this.sound.play("arrival"));
    new Sheet();
    this.listen();
    colourOutlines();
    this.connection.open(socket);
    setInterval(() => this.tick(), TICK_MS);
  }

  private listen(): void {
    const { play } = this;
    element("undo").onclick = () => play.undo();
    element("clear").onclick = () => play.undo(MAX_MOVES);
    for (const step of STEPS) element(step).onclick = () => play.walk(step);
    element("finish").onclick = () => this.finish();
    element<HTMLFormElement>("typed").onsubmit = (event) => {
      event.preventDefault();
      this.connection.type(element<HTMLInputElement>("field").value);
    };
    element<HTMLFormElement>("alone").onsubmit = (event) => {
      event.preventDefault();
      const number = this.state.view?.number;
      if (number) this.do(number.what, [], Number(element<HTMLInputElement>("count").value));
    };
    listenToKeys(this.state, play, () => this.finish());
  }

  private receive(message: FromServer): void {
    switch (message.kind) {
      case "welcome": return this.welcome(message);
      case "view": this.see(message); return this.explain();
      case "shown": return this.watch(message);
      case "answer": return this.answered(message);
      case "typed": return this.typed(message);
      case "closed": return this.closed(message);
      case "pong": return;
    }
  }

  private welcome(message: Welcome): void {
    this.entry.welcome(message);
    document.documentElement.lang = message.language;
    this.words = this.play.words = message.labels;
    this.player = message.player;
    // Who may still say who they are may also have opened the page for something else, which the bot knows only then.
    if (!message.sign_in) this.subject = message.subject;
    this.head.welcome(message, this.entry.mayLeave);
    this.panel.label(this.words);
    labelSettings(this.words);
    this.picture.label(this.words);
    if (!this.play.board) {
      this.play.board = this.picture;
      this.release = listenToHands(this.play.board, this.play);
      this.panel.addHands(this.words, this.play);
    }
    this.signInLink = message.sign_in;
    if (message.note) this.note.show(message.note);
    this.mayChooseSeat = message.players.length > 0;
    this.keep();
    this.connection.welcomed();
  }

  private see({ now, number, view, text, actions }: View): void {
    this.sand.set(now);
    this.praise(this.state.view, view);
    this.note.see(this.state.view, view);
    const couldTry = this.state.view?.may_try, isNew = this.state.see(view);
    this.seen = view && { game: view.game, number };
    if (view?.which) {
      this.subject = `${view.kind}:${view.which}`;
      this.keep();
    }
    document.body.classList.toggle("has-game", view !== null);
    if (!view || isNew) this.release();
    if (isNew || (couldTry && !view?.may_try)) say("");
    if (!view) {
      rich(element("headline"), "");
      rich(element("status"), text);
      return this.draw(actions);
    }
    if (isNew) this.play.replay.stop();
    element("words").textContent = view.words;
    rich(element("headline"), view.headline, true);
    this.draw();
    if (this.play.replay.isRunning) return;
    this.play.settle();
    this.play.greet();
  }

  /** Celebrate what was won since the page has last seen the game, once. */
  private praise(before: GameView | null, view: GameView | null): void {
    document.body.classList.toggle("has-won", !!view?.won);
    if (!view?.won) return;
    const feat = `${view.kind} ${view.game} ${view.round} ${view.won}`;
    if (before?.game === view.game && before.kind === view.kind && feat !== this.feat) this.isCheering = true;
    this.feat = feat;
  }

  /** Show a proof, unless it was shown already. */
  private watch({ game, number, round, player, path, why }: Shown): void {
    const { view } = this.state;
    if (this.seen?.game === game && number < this.seen.number) return;
    this.seen = { game, number: number + 1 };
    const who = `${escaped(player.name)}: \`${written(this.words, path)}\``;
    addNews(why ? `${who} – ${why}` : who);
    if (view?.game === game && view.round === round) this.play.prove(path);
  }

  private answered({ id, text, opens, form, dialog }: Answer): void {
    if (!this.connection.answered(id)) return;
    if (dialog) this.entry.open(dialog, () => this.note.show(text));
    else this.note.show(text);
    showForm(form, this.words, (what, filled) => this.do(what, [], 0, filled));
    if (opens && opens !== this.subject.split(":")[0]) this.turn(opens);
  }

  /** Make the moves that were typed, as the bot has read them. */
  private typed({ path, text }: Typed): void {
    this.note.show(text);
    if (path.length) element<HTMLInputElement>("field").value = "";
    this.play.make(path);
  }

  /** Show why the page is not served, and where to sign in. */
  private closed({ text, retry, sign_in, channel }: Closed): void {
    this.connection.closed(retry);
    rich(element("status"), text);
    if (!retry) this.entry.forget();
    this.head.person(this.entry.mayLeave ? element("who").textContent! : "", this.entry.mayLeave);
    this.head.offer(sign_in, channel);
  }

  /** Keep what a reload shows again. */
  private keep(): void {
    this.entry.keep(this.mayChooseSeat ? this.player : null, this.subject);
  }

  private failed(why: Trouble): void {
    this.trouble = why;
    this.explain();
  }

  /** Say, once, why Discord's client has not identified the person, and where they can play instead. */
  private explain(): void {
    const { trouble, signInLink } = this;
    if (!trouble || !signInLink) return;
    this.trouble = null;
    this.note.show(this.words[`activity-${trouble}`]!.replace("{}", signInLink.href));
  }

  private do(what: string, path: string[] = [], moves = 0, filled: Filled | null = null): void {
    if (what === "study") return this.turn(this.state.solution!.study);
    const { game, round } = this.state.view ?? { game: "", round: 0 };
    this.state.ask();
    this.connection.do({ game, round, what, path, moves, filled });
  }

  /** Say, once in a round, that the person has begun to try moves. */
  private sign(): void {
    const { game, round } = this.state.view!, signed = `${game}.${round}`;
    if (this.signedRound === signed) return;
    this.signedRound = signed;
    this.do("sign");
  }

  /** Bid what was tried and seal it, show it, or whatever else the game's button is for. */
  private finish(): void {
    const button = element<HTMLButtonElement>("finish"), { finish, notation, isSealed } = this.state;
    if (finish && !button.disabled && !button.hidden) this.do(finish.what, isSealed ? [] : notation);
  }

  /** Show moves that have reached the target, where the game wants them at once. */
  private arrive(): void {
    const by = this.state.view?.finish?.on_arrival;
    if (by !== "always" && !(by && isOn("arrival"))) return;
    this.finish();
    element<HTMLButtonElement>("finish").disabled = true;  // Enter, out of habit, shows nothing twice
  }

  private draw(actions: readonly Action[] = this.state.view?.actions ?? []): void {
    this.tick();
    const study: Action[] = this.state.solution?.study ? [{ what: "study", label: this.words["study"]!, leads: false, rare: false }] : [];
    this.panel.draw(this.state, this.words, [...study, ...actions]);
  }

  private tick(): void {
    const { view } = this.state;
    if (view) rich(element("status"), view.status);
    this.panel.drawLine(view);
    if (this.isCheering && !this.play.replay.isRunning) {
      this.isCheering = false;
      cheer(element("place"));
      this.sound.play("won");
    }
    const short = this.sand.show(view);
    if (short && short !== this.short) this.sound.play("sand");
    this.short = short;
    const parts = [short, view?.is_asked ? this.words["your-turn"] : "", this.words["title"] ?? document.title];
    const title = parts.filter(Boolean).join(" · ");
    if (document.title !== title) document.title = title;
  }

  private seat(player: string | null): void {
    this.player = player;
    this.reconnect();
  }

  /** Show another subject. */
  private turn(subject: string): void {
    this.subject = subject;
    element("news").replaceChildren();
    this.reconnect();
  }

  private leave(): void {
    this.entry.leave();
    this.reconnect();
  }

  /** Connect again, as another player or to another game. */
  private reconnect(): void {
    this.seen = null;
    this.signedRound = "";
    this.state.see(null);
    document.body.classList.remove("has-game");
    this.draw();
    this.connection.restart();
  }
}
