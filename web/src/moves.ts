// How robots move, as docs/rules.md "A move" has it. Held to the engine in Chromium, by counts of reachable positions.
import type { BoardView } from "./protocol.js";

export const SIZE = 16;
export const WAYS = ["up", "right", "down", "left"] as const;
export type Way = (typeof WAYS)[number];
export type Robots = Readonly<Record<string, number>>;
export type Stop = "wall" | "edge" | "middle";

/** What happens when a robot sets off: every cell of its way, and what stops it, a robot's letter or a barrier. */
export interface Slide {
  readonly path: readonly number[];
  readonly stop: string | null;
  readonly fault: "stays" | "never-ends" | "ends-on-diagonal" | null;
}

/** What happens when a robot sets off, each way. */
export type Slides = Readonly<Record<Way, Slide>>;

const STEPS: Readonly<Record<Way, number>> = { up: -SIZE, right: 1, down: SIZE, left: -1 };
const BITS: Readonly<Record<Way, number>> = { up: 1, right: 2, down: 4, left: 8 };
const RISING: Readonly<Record<Way, Way>> = { up: "right", right: "up", down: "left", left: "down" };
const FALLING: Readonly<Record<Way, Way>> = { up: "left", left: "up", down: "right", right: "down" };

export function isMiddle(cell: number): boolean {
  const row = Math.floor(cell / SIZE), column = cell % SIZE;
  return (row === 7 || row === 8) && (column === 7 || column === 8);
}

function isOnBoard(cell: number, way: Way): boolean {
  const row = Math.floor(cell / SIZE), column = cell % SIZE;
  return way === "up" ? row > 0 : way === "down" ? row < SIZE - 1 : way === "left" ? column > 0 : column < SIZE - 1;
}

export function slide(board: BoardView, robots: Robots, robot: string, way: Way): Slide {
  const standing = new Map<number, string>();
  for (const [other, cell] of Object.entries(robots)) if (other !== robot) standing.set(cell, other);
  const path = [robots[robot]!];
  let cell = path[0]!, heading = way;
  for (;;) {
    const beyond = cell + STEPS[heading];
    if (board.walls[cell]! & BITS[heading]) {
      const stop = !isOnBoard(cell, heading) ? "edge" : isMiddle(beyond) ? "middle" : "wall";
      return ended(board, path, stop);
    }
    const other = standing.get(beyond);
    if (other !== undefined) return ended(board, path, other);
    cell = beyond;
    path.push(cell);
    const diagonal = board.diagonals.find((one) => one.cell === cell);
    if (diagonal && diagonal.robot !== robot) heading = (diagonal.slant === "rising" ? RISING : FALLING)[heading];
    if (heading === way && cell === path[0]) return { path, stop: null, fault: "never-ends" };
  }
}

function ended(board: BoardView, path: number[], stop: string): Slide {
  const end = path[path.length - 1]!;
  const fault = path.length === 1 ? "stays" : board.diagonals.some((one) => one.cell === end) ? "ends-on-diagonal" : null;
  return { path, stop, fault };
}

/** Return the way that a hand means which has moved a robot so far from a cell: by where a way leads, or by where it has moved most. */
export function wayMeant(slides: Slides, from: number, right: number, down: number): Way {
  const column = from % SIZE + Math.round(right), row = Math.floor(from / SIZE) + Math.round(down);
  const to = column >= 0 && column < SIZE ? row * SIZE + column : -1;
  const most: Way = Math.abs(right) > Math.abs(down) ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
  return [most, ...WAYS].find((way) => slides[way].path.indexOf(to) > 0) ?? most;
}

export function label(cell: number): string {
  return `${String.fromCharCode(65 + (cell % SIZE))}${Math.floor(cell / SIZE) + 1}`;
}
