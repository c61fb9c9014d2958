// Proofs that are shown on the board, one after the other, move by move.
import type { BoardPicture } from "./board.js";
import type { Robots } from "./moves.js";
import { after, type Made } from "./state.js";

const BETWEEN_MOVES_MS = 220;

export class Replay {
  private latest: Promise<void> = Promise.resolve();
  private waiting = 0;
  private round = 0;

  /** Whether proofs are being shown, so that nothing else moves the robots. */
  get isRunning(): boolean {
    return this.waiting > 0;
  }

  /** Show no more of them: another round waits for no proof of the last one. */
  stop(): void {
    this.round += 1;
    this.waiting = 0;
  }

  /** Show moves from where the robots stand, once those before are shown; `ended` is called after the last. */
  show(board: BoardPicture, robots: Robots, moves: readonly Made[], ended: () => void): void {
    const { round } = this;
    this.waiting += 1;
    this.latest = this.latest.then(async () => {
      for (let count = 1; count <= moves.length; count++) {
        if (round !== this.round) return;
        const done = moves.slice(0, count), { robot, path } = done[count - 1]!;
        board.place(after(robots, done), null);
        board.trail(done);
        await board.run(robot, path);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_MOVES_MS));
      }
      if (round !== this.round) return;
      this.waiting -= 1;
      if (!this.waiting) ended();
    });
  }
}
