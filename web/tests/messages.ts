// Messages of the bot, for tests: a board with one wall, one barrier and one target, and a game on it.
import type { BoardView, GameView, Solution, View, Welcome } from "../src/protocol.js";

const SIZE = 16, UP = 1, RIGHT = 2, DOWN = 4, LEFT = 8;

/** Return the number of a cell by its label, as `C4`. */
export function cell(label: string): number {
  return (Number(label.slice(1)) - 1) * SIZE + label.charCodeAt(0) - 65;
}

/** A board with its edge, its middle, a wall to the right of D1, a blue barrier on B6, and the target of red on P16. */
export const BOARD: BoardView = {
  walls: walls(["D1"]),
  diagonals: [{ cell: cell("B6"), robot: "B", slant: "rising" }],
  targets: [{ cell: cell("P16"), id: "RT", name: "red triangle", robot: "R" }],
};

function walls(rightOf: readonly string[]): number[] {
  const masks = Array.from({ length: SIZE * SIZE }, (_, at) =>
    (at < SIZE ? UP : 0) | (at % SIZE === SIZE - 1 ? RIGHT : 0) | (at >= SIZE * (SIZE - 1) ? DOWN : 0) | (at % SIZE ? 0 : LEFT));
  const close = (at: number, side: number, beyond: number, other: number) => {
    masks[at]! |= side;
    masks[beyond]! |= other;
  };
  for (const label of rightOf) close(cell(label), RIGHT, cell(label) + 1, LEFT);
  for (const offset of [0, 1]) {
    close(cell("H7") + offset, DOWN, cell("H8") + offset, UP);
    close(cell("H9") + offset, DOWN, cell("H10") + offset, UP);
    close(cell("G8") + offset * SIZE, RIGHT, cell("H8") + offset * SIZE, LEFT);
    close(cell("I8") + offset * SIZE, RIGHT, cell("J8") + offset * SIZE, LEFT);
  }
  return masks;
}

/** Red on C1, green on H1, blue on H5, yellow on B16. */
export const ROBOTS = { R: cell("C1"), G: cell("H1"), B: cell("H5"), Y: cell("B16") };

const GAME: GameView = {
  kind: "match", which: "", game: "7", round: 1, headline: "Round 1", status: "Bid", words: "The board in words", hint: "", line: "", deadline: null,
  board: BOARD, robots: ROBOTS, target: BOARD.targets[0]!, own: [], rows: [], scores: [], score_line: "", actions: [], stop: [],
  number: { what: "bid", label: "Bid alone", leads: false, rare: false }, finish: { what: "bid", empty: "Bid", label: "Bid {}", least: 2, most: 4, on_arrival: "" },
  may_try: true, judged_by: "", is_asked: false, won: "", solutions: [], is_over: false,
};

/** Return what is seen of a game, with some of it changed. */
export function game(changes: Partial<GameView> = {}): GameView {
  return { ...GAME, ...changes };
}

/** Return a solution of the round. */
export function solution(label: string, path: string[], changes: Partial<Solution> = {}): Solution {
  return { label, path, marked: 0, robots: null, target: null, words: "", study: "", ...changes };
}

/** Return the message with a game, or without one. */
export function view(seen: GameView | null, changes: Partial<View> = {}): View {
  return { kind: "view", now: Date.now() / 1000, number: 1, view: seen, text: "", actions: [], ...changes };
}

const LABELS: Record<string, string> = {
  title: "Ricochet", study: "Study", "your-turn": "Your turn", player: "Play as", watch: "Watch", what: "Game", settings: "Settings", sound: "Sounds", dark: "Dark", letters: "Letters", anywhere: "Anywhere", motion: "Motion", arrival: "At once", lost: "Connection lost", help: "Help", stop: "Stop", field: "Moves",
  "sign-out": "Sign out", "no-moves": "No moves", undo: "↩ Undo", clear: "✖ Clear",
  "step-previous": "⏮ Previous", "step-back": "◀ Back", "step-on": "▶ On", "step-next": "⏭ Next",
  up: "upwards", right: "rightwards", down: "downwards", left: "leftwards", "in-up": "u", "in-right": "r", "in-down": "d", "in-left": "l",
  "stop-wall": "wall", "stop-edge": "edge", "stop-middle": "middle", "fault-never-ends": "for ever", "fault-ends-on-diagonal": "on a barrier",
  solved: "{} moves, solved", "no-turn": "no turn", "one-move": "one move", "wrong-robot": "wrong robot",
  ...Object.fromEntries("RGBYKS".split("").flatMap((robot) => [[`robot-${robot}`, robot.toLowerCase()], [`stands-${robot}`, `robot ${robot} on {}`], [`arrived-${robot}`, `${robot} is there`]])),
};

/** Return a welcome, with some of it changed. */
export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    kind: "welcome", players: [{ id: "1", name: "Ada" }, { id: "2", name: "Ben" }], player: "1", subjects: { match: "Match", daily: "Puzzle" },
    subject: "match", language: "en", labels: LABELS, session: "", name: "", sign_in: null, channel: null, note: "", ...changes,
  };
}

export const WORDS = LABELS;
