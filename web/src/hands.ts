// What fingers and the mouse do on the board: a swipe of a robot moves it, and so does a tap on a cell in line with it.
import { CELL, type BoardPicture } from "./board.js";
import type { Way } from "./moves.js";

const SWIPE = 0.3;

/** What the person in front of the board does there. */
export interface Hands {
  choose(robot: string): void;
  go(way: Way): void;
}

/** Let the person choose and move robots on a board. */
export function listenToHands(board: BoardPicture, hands: Hands): void {
  const { svg } = board;
  let from: { at: DOMPoint; robot: string | null } | null = null;
  svg.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    const at = board.point(event);
    from = { at, robot: board.robotAt(at) };
    if (from.robot) hands.choose(from.robot);
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointerup", (event) => {
    if (!from) return;
    const to = board.point(event);
    const right = to.x - from.at.x, down = to.y - from.at.y;
    const began = from;
    from = null;
    const way = Math.hypot(right, down) > SWIPE * CELL ? wayOf(right, down) : began.robot ? null : board.wayTo(to);
    if (way) hands.go(way);
  });
  svg.addEventListener("pointercancel", () => (from = null));
  // A quick swipe is a fling to Chromium, which takes the next tap, on whatever button, for the finger that stops it.
  svg.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
}

function wayOf(right: number, down: number): Way {
  return Math.abs(right) > Math.abs(down) ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
}
