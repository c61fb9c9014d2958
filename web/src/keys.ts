// What the keyboard does on the page.
import { element } from "./dom.js";
import type { Way } from "./moves.js";
import type { Play } from "./play.js";
import { isOn } from "./settings.js";
import { MAX_MOVES, type State } from "./state.js";

const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };
const STEP_KEYS = { up: "step-previous", left: "step-back", right: "step-on", down: "step-next" } as const;

/** Let keys choose and move robots, step through solutions, explore the board, go on with the game, and `finish`. */
export function listenToKeys(state: State, play: Play, finish: () => void): void {
  let isExploring = false;
  addEventListener("keydown", (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, dialog")) return;
    const way = ARROWS[event.key], robot = event.key.toUpperCase();
    if (robot.length === 1 && !isOn("letters")) return;
    if (way && isExploring) play.board?.explore(way);
    else if (way && state.solution) play.walk(STEP_KEYS[way]);
    else if (way) play.go(way);
    else if (robot.length === 1 && "RGBYKS".includes(robot)) play.choose(robot);
    else if (robot === "E") {
      isExploring = !isExploring;
      if (isExploring) play.board?.focus();
    } else if (event.key === "Backspace") play.undo();
    else if (event.key === "Escape") play.undo(MAX_MOVES);
    else if (event.key === "Enter" && !target.matches("button")) state.made.length && finish();
    else if (event.key === " " && !target.matches("button, summary, a")) goesOn(state)?.click();
    else return;
    event.preventDefault();
  });
}

/** Return the button that goes on with the game: the first that leads, or the one for moves, once these are sealed. */
function goesOn({ finish, isSealed }: State): HTMLButtonElement | null {
  return element("lead").querySelector("button") ?? (isSealed && finish?.least === 0 ? element<HTMLButtonElement>("finish") : null);
}
