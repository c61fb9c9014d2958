// What a person does on the board: robots are chosen and moved, moves are taken back, and solutions stepped through.
import { CELL, type BoardPicture } from "./board.js";
import { element } from "./dom.js";
import { drawn } from "./icons.js";
import type { Hands } from "./hands.js";
import { keep, recall } from "./kept.js";
import { wayMeant, type Way } from "./moves.js";
import { after, line, type State, type Step, type Verdict } from "./state.js";
import { Replay } from "./replay.js";
import { isOn } from "./settings.js";
import type { Sound } from "./sound.js";
import { arrived, capital, judged, refused, stands, type Words } from "./words.js";

const SEEN = "ricochet-hand";

/**
 * `changed` is called after each change of what is tried or shown, `began` at each move before it is made, and `reached` when a
 * move has brought a right robot to the target, and nothing is known against the moves.
 */
export class Play implements Hands {
  board: BoardPicture | null = null;
  words: Words = {};
  readonly replay = new Replay();

  private isGreeted = false;

  constructor(
    private readonly state: State,
    private readonly changed: () => void,
    private readonly began: () => void,
    private readonly reached: () => void,
    private readonly sound: Pick<Sound, "play">,
  ) {}

  choose(robot: string): void {
    const { state } = this;
    if (!state.choose(robot)) return;
    if (!this.replay.isRunning) this.board!.place(state.robots, robot, state.stops);
    say(capital(stands(this.words, robot, state.robots[robot]!)));
    this.changed();
  }

  go(way: Way): void {
    if (this.replay.isRunning) return;
    const { state, words } = this, robot = state.chosen;
    const result = state.go(way);
    if (!result) return;
    if (result.fault) {
      this.drop();
      return say(refused(words, robot, way, state.robots, result));
    }
    this.began();
    const { led } = this.board!;
    this.board!.place(state.robots, robot, state.stops);
    this.board!.trail(state.made);
    const { verdict } = state, hasArrived = isThere(verdict);
    this.sound.play("slide");
    void this.board!.run(robot, result.path, led).then(() => this.sound.play(hasArrived ? "arrival" : "stop"));
    say(verdict ? judged(words, verdict, robot, state.made.length) : arrived(words, robot, result), verdict);
    this.changed();
    if (hasArrived) this.reached();
  }

  follow(right: number, down: number): Way | null {
    const { chosen, slides, robots } = this.state, board = this.board!;
    if (this.replay.isRunning || !slides) return null;
    const way = wayMeant(slides, robots[chosen]!, right / CELL, down / CELL), { path, fault } = slides[way];
    board.lead(chosen, fault ? path.slice(0, 1) : path, right, down);
    return way;
  }

  /** Show a person who is here for the first time how a hand moves a robot. */
  greet(): void {
    const { slides, chosen, made } = this.state;
    if (this.isGreeted || !slides || this.replay.isRunning || made.length || !isOn("motion")) return;
    this.isGreeted = true;
    if (recall(SEEN)) return;
    keep(SEEN, "yes");
    const [longest] = Object.values(slides).filter(({ fault }) => !fault).sort((one, other) => other.path.length - one.path.length);
    if (longest) this.board!.ghost(chosen, longest.path);
  }

  drop(): void {
    if (!this.replay.isRunning) this.settle();
  }

  /** Make moves that were typed. */
  make(path: readonly string[]): void {
    for (const move of path) {
      const [robot, way] = move.split("-") as [string, Way];
      this.choose(robot);
      this.go(way);
    }
  }

  undo(count = 1): void {
    if (this.replay.isRunning || !this.state.undo(count)) return;
    say("");
    this.settle();
    this.changed();
  }

  /** Step through the chosen solution, or to another one. */
  walk(step: Step): void {
    if (this.replay.isRunning || !this.state.walk(step)) return;
    this.settle();
    this.changed();
    const last = this.state.shown[this.state.shown.length - 1];
    if (last && step === "step-on") void this.board!.run(last.robot, last.path);
    say(last ? capital(stands(this.words, last.robot, last.path[last.path.length - 1]!)) : "");
  }

  /** Show a proof of this round, move by move, and then what it has come to. */
  prove(path: readonly string[]): void {
    const { view } = this.state;
    if (view && this.board) this.replay.show(this.board, view.robots, line(view.board, view.robots, path), () => this.settle());
  }

  /** Put the robots where they stand: after this person's tries, or within the chosen solution. */
  settle(): void {
    const { view, shown, chosen } = this.state;
    if (!view || !this.board) return;
    this.board.show(view.board, this.state.solution?.target ?? view.target);
    this.board.svg.setAttribute("aria-label", this.state.solution?.words || view.words);
    this.board.trail(shown);
    this.board.place(after(this.state.start, shown), view.may_try ? chosen : null, this.state.stops);
  }
}

function isThere(verdict: Verdict | null): boolean {
  return verdict === "solved" || verdict === "arrived";
}

/** Say what has happened on the board, to those who see it and those who hear it; a verdict on the moves stands out. */
export function say(text: string, verdict: Verdict | null = null): void {
  const said = element("said");
  said.replaceChildren(...drawn(text));
  if (said.dataset["verdict"] !== (verdict ?? "")) said.dataset["verdict"] = verdict ?? "";
  element("place").classList.toggle("is-there", isThere(verdict));
}
