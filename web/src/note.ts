// The answer to what the person did last, which is printed once and goes when it is outdated.
import { element } from "./dom.js";
import type { GameView } from "./protocol.js";
import { rich } from "./text.js";

export class Note {
  private isFresh = false;

  show(text: string): void {
    rich(element("note"), text);
    this.isFresh = text !== "";
  }

  /** Take the note away with another round than it was for, with the end, and with whatever changes after the view that came with the answer. */
  see(before: GameView | null, view: GameView | null): void {
    const isSame = (!before && this.isFresh) || before?.game === view?.game && before?.round === view?.round && before?.is_over === view?.is_over;
    if (!isSame || (before?.status !== view?.status && !this.isFresh)) this.show("");
    this.isFresh = false;
  }
}
