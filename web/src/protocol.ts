// Made by web/build.py from bot/web/protocol.py.

export interface Action {
  what: string;
  label: string;
  leads: boolean;
  rare: boolean;
}

export interface Answer {
  kind: "answer";
  id: number;
  text: string;
  opens: string;
  form: Form | null;
  dialog: Dialog | null;
}

export interface BoardView {
  walls: number[];
  diagonals: Diagonal[];
  targets: Target[];
}

export interface Choice {
  what: string;
  label: string;
  effect: string;
}

export interface Closed {
  kind: "closed";
  text: string;
  retry: boolean;
  sign_in: Link | null;
  channel: Link | null;
}

export interface Diagonal {
  cell: number;
  robot: string;
  slant: "rising" | "falling";
}

export interface Dialog {
  command: "OPEN_INVITE_DIALOG" | "SHARE_LINK";
  args: Record<string, string>;
}

export interface Do {
  kind: "do";
  id: number;
  game: string;
  round: number;
  what: string;
  path?: string[];
  moves?: number;
  filled?: Record<string, string[]> | null;
}

export interface Entry {
  name: string;
  label: string;
  about: string;
  entry: "text" | "select" | "radio" | "checkbox";
  options: Option[];
  value: string;
  most: number;
  why: string;
}

export interface Finish {
  what: string;
  empty: string;
  label: string;
  least: number;
  most: number;
  on_arrival: "" | "set" | "always";
}

export interface Form {
  what: string;
  title: string;
  others: Action[];
  fields: Entry[];
}

export interface GameView {
  kind: string;
  which: string;
  game: string;
  round: number;
  headline: string;
  status: string;
  words: string;
  hint: string;
  line: string;
  deadline: number | null;
  board: BoardView;
  robots: Record<string, number>;
  target: Target | null;
  own: string[];
  rows: Row[];
  scores: Row[];
  score_line: string;
  actions: Action[];
  stop: Choice[];
  number: Action | null;
  finish: Finish | null;
  may_try: boolean;
  judged_by: string;
  is_asked: boolean;
  won: "" | "chip" | "game";
  solutions: Solution[];
  is_over: boolean;
}

export interface Hello {
  kind: "hello";
  secret?: string;
  player?: string | null;
  session?: string;
  code?: string;
  leaves?: boolean;
  watch?: string;
  instance?: string | null;
  place?: string | null;
  subject?: string;
  link?: string;
  page?: string;
  seen?: Seen | null;
}

export interface Link {
  href: string;
  label: string;
}

export interface Option {
  value: string;
  label: string;
  chosen: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export interface Ping {
  kind: "ping";
}

export interface Pong {
  kind: "pong";
}

export interface Row {
  name: string;
  value: string;
  is_out: boolean;
}

export interface Seen {
  game: string;
  number: number;
}

export interface Shown {
  kind: "shown";
  game: string;
  number: number;
  round: number;
  player: Person;
  path: string[];
  why: string;
}

export interface Solution {
  label: string;
  path: string[];
  marked: number;
  robots: Record<string, number> | null;
  target: Target | null;
  words: string;
  study: string;
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
  number: number;
  view: GameView | null;
  text: string;
  actions: Action[];
}

export interface Welcome {
  kind: "welcome";
  players: Person[];
  player: string | null;
  subjects: Record<string, string>;
  subject: string;
  language: string;
  labels: Record<string, string>;
  session: string;
  name: string;
  sign_in: Link | null;
  channel: Link | null;
  note: string;
}

export type FromPage = Hello | Do | Type | Ping;
export type FromServer = Welcome | View | Shown | Answer | Typed | Pong | Closed;
