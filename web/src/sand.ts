// The sand that is left, by the bot's clock.
import { element } from "./dom.js";
import type { GameView } from "./protocol.js";

const SHORT = 10;

export class Sand {
  private offset = 0;

  /** Take the bot's time, in seconds since the Unix epoch. */
  set(now: number): void {
    this.offset = now * 1000 - Date.now();
  }

  /** Show the time that is left in a game, if it has a deadline. Returns it if it is the last of the viewer's own, else "". */
  show(view: GameView | null): string {
    const sand = element("sand"), left = view?.deadline == null ? null : this.left(view.deadline);
    sand.hidden = left === null || !view || view.is_over;
    sand.textContent = left === null ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const isShort = left !== null && left <= SHORT;
    sand.classList.toggle("is-short", isShort);
    return isShort && !sand.hidden && (view?.may_try || view?.number) ? sand.textContent : "";
  }

  private left(deadline: number): number {
    return Math.max(0, Math.ceil((deadline * 1000 - Date.now() - this.offset) / 1000));
  }
}
