// Made by web/build.py from bot/web/protocol.py.

export interface Action {
  what: "pass" | "done" | "turn" | "skip" | "finish" | "play-on";
  label: string;
}

export interface Answer {
  kind: "answer";
  id: number;
  text: string;
}

export interface BidView {
  player: Person;
  moves: number;
  tried: boolean;
  path: string[] | null;
}

export interface BoardView {
  walls: number[];
  diagonals: Diagonal[];
  targets: Target[];
}

export interface Closed {
  kind: "closed";
  text: string;
}

export interface Diagonal {
  cell: number;
  robot: string;
  slant: "rising" | "falling";
}

export interface Do {
  kind: "do";
  id: number;
  match: number;
  round: number;
  what: "bid" | "prove" | "pass" | "done" | "turn" | "skip" | "finish" | "play-on" | "sign";
  path?: string[];
  moves?: number;
}

export interface Hello {
  kind: "hello";
  secret: string;
  player?: string | null;
}

export interface MatchView {
  match: number;
  round: number;
  headline: string;
  status: string;
  words: string;
  hint: string;
  deadline: number | null;
  board: BoardView;
  robots: Record<string, number>;
  target: Target;
  bids: BidView[];
  scores: Score[];
  score_line: string;
  actions: Action[];
  may_bid: boolean;
  may_try: boolean;
  to_prove: number | null;
  proof_is_shorter: boolean;
  won_by: string[] | null;
  is_over: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export interface Score {
  player: Person;
  chips: number;
}

export interface Shown {
  kind: "shown";
  match: number;
  round: number;
  player: Person;
  path: string[];
  why: string;
}

export interface Target {
  cell: number;
  id: string;
  name: string;
  robot: string | null;
}

export interface Type {
  kind: "type";
  text: string;
}

export interface Typed {
  kind: "typed";
  path: string[];
  text: string;
}

export interface View {
  kind: "view";
  now: number;
  view: MatchView | null;
}

export interface Welcome {
  kind: "welcome";
  players: Person[];
  player: string | null;
  language: string;
  labels: Record<string, string>;
  bid_labels: string[];
}

export type FromPage = Hello | Do | Type;
export type FromServer = Welcome | View | Shown | Answer | Typed | Closed;
