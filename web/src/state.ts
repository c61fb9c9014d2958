// What the board shows: the game as it was sent last, the moves that are tried, and the solution that is stepped through.
import { slide, type Robots, type Slide, type Slides, type Way } from "./moves.js";
import type { BoardView, Finish, GameView, Solution } from "./protocol.js";

export const MAX_MOVES = 99;
export const STEPS = ["step-previous", "step-back", "step-on", "step-next"] as const;
export type Step = (typeof STEPS)[number];

/** A move that was made: every cell of its way. */
export interface Made { readonly robot: string; readonly way: Way; readonly path: readonly number[] }

/** Of moves tried: a right robot stands on the target; they are a solution; or, by the ricochet rule or the target, why not. */
export type Verdict = "arrived" | "solved" | "no-turn" | "one-move" | "wrong-robot";

export class State {
  view: GameView | null = null;
  made: readonly Made[] = [];
  /** The robot that the next move is for. */
  chosen = "R";
  /** Whether the person has chosen it. */
  hasChosen = false;
  /** How many moves of the chosen solution are shown. */
  step = 0;
  private known = 0;
  /** Whether the person has stepped since they last asked for something. */
  private walked = false;

  /** Take the game as it is now, or that there is none. Returns whether it is another round. */
  see(view: GameView | null): boolean {
    const { view: before, solution: chosen } = this;
    this.view = view;
    if (!view) {
      this.made = [];
      return false;
    }
    const isNew = before?.game !== view.game || before.round !== view.round;
    if (isNew) {
      this.made = view.may_try ? line(view.board, view.robots, view.own) : [];
      this.hasChosen = false;
      this.chosen = view.target?.robot ?? Object.keys(view.robots)[0]!;
    }
    if (isNew || JSON.stringify(before.solutions) !== JSON.stringify(view.solutions)) this.settle(isNew ? undefined : chosen);
    return isNew;
  }

  get solution(): Solution | undefined {
    return this.view?.solutions[this.known];
  }

  /** The robots after the moves that are tried. */
  get robots(): Robots {
    return after(this.view!.robots, this.made);
  }

  /** What happens when the chosen robot sets off; null where none may be moved. */
  get slides(): Slides | null {
    const { view, made, chosen } = this;
    if (!view?.may_try || made.length >= MAX_MOVES) return null;
    const { robots } = this, to = (way: Way): Slide => slide(view.board, robots, chosen, way);
    return { up: to("up"), right: to("right"), down: to("down"), left: to("left") };
  }

  /** Where the robot that the person has chosen can stop, by its ways. */
  get stops(): Partial<Record<Way, number>> {
    const slides = this.hasChosen && this.slides;
    return Object.fromEntries(Object.entries(slides || {}).filter(([, { fault }]) => !fault).map(([way, { path }]) => [way, path[path.length - 1]!]));
  }

  /** The moves that were tried, in the canonical notation. */
  get notation(): string[] {
    return this.made.map(({ robot, way }) => `${robot}-${way}`);
  }

  /** Whether the moves that are tried are sealed or submitted already, and nobody waits for them to be shown. */
  get isSealed(): boolean {
    const { view, notation } = this;
    return !!view?.own.length && !view.is_asked && JSON.stringify(view.own) === JSON.stringify(notation);
  }

  /** The button for the moves that are tried. For sealed ones, and for none where all are shown at once, it goes on with the game. */
  get finish(): Finish | null {
    const finish = this.view?.finish ?? null, isIdle = finish?.on_arrival === "always" && !this.made.length;
    if (!finish || !(this.isSealed || isIdle)) return finish;
    const next = this.view!.actions.find(({ leads }) => leads);
    return next ? { ...finish, what: next.what, empty: next.label, label: next.label, least: 0, on_arrival: "" } : { ...finish, most: 0 };
  }

  /** The moves on the board: the shown part of the chosen solution, or those that are tried. */
  get shown(): readonly Made[] {
    const { view, solution } = this;
    return view && solution ? line(view.board, this.start, solution.path.slice(0, this.step)) : this.made;
  }

  /** What may be said of the moves that were tried; null where the last of them has brought no robot to the target. */
  get verdict(): Verdict | null {
    const { view, made } = this, target = view?.target, last = made[made.length - 1];
    if (!target || !last || last.path[last.path.length - 1] !== target.cell) return null;
    if (target.robot && target.robot !== last.robot) return view.judged_by ? "wrong-robot" : null;
    if (!view.judged_by) return "arrived";
    if (view.judged_by === "one-move") return made.length > 1 ? "solved" : "one-move";
    const own = made.filter(({ robot }) => robot === last.robot);
    return own.some((move, number) => number && isTurn(own[number - 1]!, move)) ? "solved" : "no-turn";
  }

  /** Where the moves on the board begin: those of the chosen solution, or of the round. */
  get start(): Robots {
    return this.solution?.robots ?? this.view!.robots;
  }

  /** Choose a robot. Returns whether it may be moved. */
  choose(robot: string): boolean {
    if (!this.view?.may_try || !(robot in this.view.robots)) return false;
    this.chosen = robot;
    this.hasChosen = true;
    return true;
  }

  /** Try a move of the chosen robot. Returns what comes of it, or null where none may be tried. */
  go(way: Way): Slide | null {
    const result = this.slides?.[way];
    if (!result) return null;
    if (!result.fault) this.made = [...this.made, { robot: this.chosen, way, path: result.path }];
    return result;
  }

  /** Take back the last moves that were tried. Returns whether there were any. */
  undo(count: number): boolean {
    if (!this.made.length) return false;
    this.made = this.made.slice(0, -count);
    return true;
  }

  /** Note that the person has asked for something: what comes of it is shown unless they step meanwhile. */
  ask(): void {
    this.walked = false;
  }

  /** Go a step within the chosen solution, or to another one. Returns whether there is one. */
  walk(step: Step): boolean {
    const path = this.solution?.path;
    if (!path) return false;
    this.walked = true;
    if (step === "step-previous" || step === "step-next") this.turnTo(this.known + (step === "step-next" ? 1 : -1));
    else this.step = Math.min(path.length, Math.max(0, this.step + (step === "step-on" ? 1 : -1)));
    return true;
  }

  /** Keep a step that the person has made in a solution that is still there; else show the first solution. */
  private settle(chosen: Solution | undefined): void {
    const kept = this.walked && chosen ? this.view!.solutions.findIndex((one) => JSON.stringify(one) === JSON.stringify(chosen)) : -1;
    if (kept < 0) this.turnTo(0);
    else this.known = kept;
  }

  /** Choose one of the solutions that are known, all of whose moves are shown; the first follows the last. */
  private turnTo(number: number): void {
    const count = this.view?.solutions.length ?? 0;
    this.known = count ? (number + count) % count : 0;
    this.step = this.solution?.path.length ?? 0;
  }
}

/** Return the ways of moves in the canonical notation, made one after the other. */
export function line(board: BoardView, start: Robots, path: readonly string[]): Made[] {
  let robots = start;
  return path.map((text) => {
    const [robot, way] = text.split("-") as [string, Way];
    const { path: cells } = slide(board, robots, robot, way);
    robots = { ...robots, [robot]: cells[cells.length - 1]! };
    return { robot, way, path: cells };
  });
}

/** Return whether a robot sets off at right angles to its heading when it last came to rest. */
function isTurn({ path }: Made, { way }: Made): boolean {
  const isLevel = Math.abs(path[path.length - 1]! - path[path.length - 2]!) === 1;
  return isLevel !== (way === "left" || way === "right");
}

/** Return where the robots stand after moves. */
export function after(robots: Robots, moves: readonly Made[]): Robots {
  const end: Record<string, number> = { ...robots };
  for (const { robot, path } of moves) end[robot] = path[path.length - 1]!;
  return end;
}
