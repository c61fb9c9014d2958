// What fingers and the mouse do on the board: a swipe of a robot moves it, and so does a tap on a cell in line with it.
import { CELL, type BoardPicture } from "./board.js";
import type { Way } from "./moves.js";

const SWIPE = 0.3;
/** Pixels that a finger at rest may stray. */
const REST = 6;

/** What the person in front of the board does there. */
export interface Hands {
  choose(robot: string): void;
  go(way: Way): void;
}

/** Where a finger has come down, on which robot, and whether it was the only one all the time. */
interface Finger { readonly at: DOMPoint; readonly robot: string | null; isAlone: boolean }

/** Let the person choose and move robots on a board. Beside another finger, or the palm, only a swipe from a robot moves one. */
export function listenToHands(board: BoardPicture, hands: Hands): void {
  const { svg } = board, touches = new Map<number, Finger>();
  svg.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    if (event.isPrimary) touches.clear();
    for (const other of touches.values()) other.isAlone = false;
    const at = board.point(event), robot = board.robotAt(at);
    touches.set(event.pointerId, { at, robot, isAlone: touches.size === 0 });
    if (robot) hands.choose(robot);
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointerup", (event) => {
    const touch = touches.get(event.pointerId);
    if (!touch || !touches.delete(event.pointerId)) return;
    const { at, robot, isAlone } = touch, to = board.point(event);
    const right = to.x - at.x, down = to.y - at.y, isSwipe = Math.hypot(right, down) > SWIPE * CELL;
    if (isAlone) {
      const way = isSwipe ? wayOf(right, down) : robot ? null : board.wayTo(to);
      if (way) hands.go(way);
    } else if (isSwipe && robot) {
      hands.choose(robot);
      hands.go(wayOf(right, down));
    }
  });
  svg.addEventListener("pointercancel", ({ pointerId }) => touches.delete(pointerId));
  listenToZoom(svg);
}

/**
 * Leave to the browser what two moving fingers do: it zooms, and cancels their pointers. A palm at rest is no such finger.
 *
 * Everything else is kept from it: a quick swipe is a fling to Chromium, which takes the next tap, on whatever button, for the
 * finger that stops it.
 */
function listenToZoom(svg: SVGSVGElement): void {
  const began = new Map<number, Touch>();
  svg.addEventListener("touchstart", ({ touches, changedTouches }) => {
    if (touches.length === changedTouches.length) began.clear();
    for (const touch of changedTouches) began.set(touch.identifier, touch);
  }, { passive: true });
  svg.addEventListener("touchmove", (event) => {
    const moving = [...event.touches].filter(({ identifier, clientX, clientY }) => {
      const from = began.get(identifier);
      return from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > REST;
    });
    if (moving.length < 2) event.preventDefault();
  }, { passive: false });
}

function wayOf(right: number, down: number): Way {
  return Math.abs(right) > Math.abs(down) ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
}
