// What fingers and the mouse do on the board: a robot follows them along its way, and a tap on a stop or a cell in line sends it there.
import { CELL, type BoardPicture } from "./board.js";
import type { Way } from "./moves.js";
import { isMenuOpen, isOn } from "./settings.js";

const SWIPE = 0.3;
/** Pixels that a finger at rest may stray. */
const REST = 6;

/** What the person in front of the board does there. */
export interface Hands {
  choose(robot: string): void;
  go(way: Way): void;
  /** Let the chosen robot follow a hand that has moved so far. Returns the way that it would take, null where none may be moved. */
  follow(right: number, down: number): Way | null;
  /** Put a robot back that has followed a hand. */
  drop(): void;
}

/** Where a finger has come down, on which robot, and whether it was the only one all the time. */
interface Finger { readonly at: DOMPoint; readonly robot: string | null; isAlone: boolean }

/**
 * Let the person choose and move robots on a board. One finger at a time moves a robot, the first that does more than to rest;
 * beside another finger, or the palm, only one that came down on a robot. Returns what ends a move that has begun.
 */
export function listenToHands(board: BoardPicture, hands: Hands): () => void {
  const { svg } = board, fingers = new Map<number, Finger>();
  let moving: number | null = null;
  const end = (): void => {
    if (moving !== null) hands.drop();
    moving = null;
  };
  /** Let the robot follow a finger, if it is the one that moves it. Returns the way to take if it is lifted there. */
  const lead = (event: PointerEvent): Way | null => {
    const finger = fingers.get(event.pointerId);
    if (!finger || (moving ?? event.pointerId) !== event.pointerId) return null;
    const to = board.point(event), right = to.x - finger.at.x, down = to.y - finger.at.y;
    const isSwipe = Math.hypot(right, down) > SWIPE * CELL;
    if (moving === null) {
      if (!isSwipe || !(finger.robot || finger.isAlone && isOn("anywhere"))) return null;
      moving = event.pointerId;
      if (finger.robot) hands.choose(finger.robot);
    }
    const way = hands.follow(right, down);
    return isSwipe ? way : null;
  };
  svg.addEventListener("pointerdown", (event) => {
    if (event.button || isMenuOpen) return;
    if (event.isPrimary) {
      fingers.clear();
      end();
    }
    for (const other of fingers.values()) other.isAlone = false;
    const at = board.point(event), robot = board.robotAt(at);
    fingers.set(event.pointerId, { at, robot, isAlone: fingers.size === 0 });
    if (robot && moving === null) hands.choose(robot);
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", lead);
  svg.addEventListener("pointerup", (event) => {
    const way = lead(event), finger = fingers.get(event.pointerId), hasMoved = moving === event.pointerId;
    fingers.delete(event.pointerId);
    if (hasMoved) {
      moving = null;
      if (way) hands.go(way);
      else hands.drop();
    } else if (finger?.isAlone && !finger.robot) {
      const toCell = board.wayTo(board.point(event));
      if (toCell) hands.go(toCell);
    }
  });
  svg.addEventListener("pointercancel", ({ pointerId }) => {
    fingers.delete(pointerId);
    if (moving === pointerId) end();
  });
  listenToZoom(svg);
  return () => {
    fingers.clear();
    end();
  };
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
