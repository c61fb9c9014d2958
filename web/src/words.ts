// What the page says of robots and moves, in the words that the bot has sent.
import { label, type Robots, type Slide, type Way } from "./moves.js";
import type { Verdict } from "./state.js";

export interface Words { readonly [name: string]: string }

/** Say where a robot stands. */
export function stands(words: Words, robot: string, cell: number): string {
  return words[`stands-${robot}`]!.replace("{}", label(cell));
}

/** Say where a robot has stopped, as a sentence, and at what. */
export function arrived(words: Words, robot: string, { path, stop }: Slide): string {
  return `${capital(stands(words, robot, path[path.length - 1]!))} (${obstacle(words, stop)})`;
}

/** Say what may be said of moves that have brought a robot to the target. */
export function judged(words: Words, verdict: Verdict, robot: string, count: number): string {
  return words[verdict === "arrived" ? `arrived-${robot}` : verdict]!.replace("{}", String(count));
}

/** Say why a robot cannot move that way. */
export function refused(words: Words, robot: string, way: Way, robots: Robots, { fault, stop }: Slide): string {
  const why = fault === "stays" ? obstacle(words, stop) : words[`fault-${fault!}`]!;
  return `${written(words, [`${robot}-${way}`])}: ${stands(words, robot, robots[robot]!)} (${why})`;
}

/** Write moves in the notation of the page's language. */
export function written(words: Words, path: readonly string[]): string {
  return path.map((move) => move.replace(/[a-z]+$/, (way) => words[`in-${way}`]!)).join(" ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function obstacle(words: Words, stop: string | null): string {
  return words[`stop-${stop ?? ""}`] ?? words[`robot-${stop ?? ""}`] ?? "";
}
