// The board as SVG, a cell being 100 units wide: what lies on it, the robots, and the ways they take.
import { SIZE, WAYS, isMiddle, label, type Robots, type Way } from "./moves.js";
import type { BoardView, Target } from "./protocol.js";
import { isOn } from "./settings.js";
import { make } from "./svg.js";
import type { Words } from "./words.js";

export const CELL = 100;
const LEAD = 86, TAIL = 30;
/** How near to a robot, or to where it stops, it is meant: a finger's breadth. */
const NEAR = 0.7 * CELL;
const MS_PER_CELL = 22, MS_LEAST = 90;
const GHOST_MS = 1600;
/** A hand whose finger points at the middle. */
const HAND = "M-13 0a13 13 0 0 1 26 0v44l36 9q13 4 11 17l-6 36q-3 16-19 16h-36q-11 0-17-10l-30-40q-6-10 3-17 8-5 16 2l16 15z";
const BEFORE_MIDDLE = 0.4;

interface Point { readonly x: number; readonly y: number }
interface Trail { readonly robot: string; readonly path: readonly number[] }
const x = (cell: number) => (cell % SIZE) * CELL + CELL / 2;
const y = (cell: number) => Math.floor(cell / SIZE) * CELL + CELL / 2;

function use(parent: Element, id: string, cell: number, size = 150): SVGElement {
  return make(parent, "use", { href: `#${id}`, x: x(cell) - size / 2, y: y(cell) - size / 2, width: size, height: size });
}

export class BoardPicture {
  readonly svg: SVGSVGElement;
  private readonly grid: SVGElement;
  private readonly floor: SVGElement;
  private readonly walls: SVGElement;
  private readonly trails: SVGElement;
  private readonly numbers: SVGElement;
  private readonly dots: SVGElement;
  private readonly pieces: SVGElement;
  private readonly cells: SVGElement[] = [];
  private readonly robots = new Map<string, SVGElement>();
  private readonly glow: SVGElement;
  private readonly chip: SVGElement;
  private standing: Robots = {};
  private trailed: readonly Trail[] = [];
  private stops: Partial<Record<Way, number>> = {};
  /** Where a robot is that follows a hand, and the next cell of its way. */
  led: { readonly at: Point; readonly next: number } | null = null;
  private running: Animation | null = null;
  private shown: BoardView | null = null;
  private atCell = 0;
  private board = "";

  private words: Words = {};

  constructor(parent: HTMLElement) {
    this.svg = make(parent, "svg", {
      viewBox: `${-LEAD} ${-LEAD} ${LEAD + SIZE * CELL + TAIL} ${LEAD + SIZE * CELL + TAIL}`,
      id: "board",
    }) as SVGSVGElement;
    this.grid = make(this.svg, "g", { role: "grid" });
    for (let row = 0; row < SIZE; row++) {
      const line = make(this.grid, "g", { role: "row" });
      for (let column = 0; column < SIZE; column++) {
        this.cells.push(make(line, "rect", {
          x: column * CELL + 2.5, y: row * CELL + 2.5, width: CELL - 5, height: CELL - 5, rx: 10,
          class: `cell ${(row + column) % 2 ? "odd" : "even"}`, role: "gridcell", tabindex: row || column ? -1 : 0,
        }));
      }
    }
    const layer = () => make(this.svg, "g", { "aria-hidden": "true" });
    this.floor = layer();
    this.glow = layer();
    this.walls = layer();
    this.trails = layer();
    this.numbers = layer();
    this.chip = layer();
    this.dots = layer();
    this.pieces = layer();
  }

  /** Take the words in which it is described. */
  label(words: Words): void {
    this.words = words;
    this.grid.setAttribute("aria-label", words["title"]!);
    this.cells.forEach((_, cell) => this.describe(cell));
  }

  /** Draw a board that is not drawn yet. */
  show(board: BoardView, target: Target | null): void {
    const drawn = JSON.stringify(board);
    this.shown = board;
    if (drawn !== this.board) {
      this.board = drawn;
      this.floor.replaceChildren();
      this.walls.replaceChildren();
      this.drawGround(board);
      this.cells.forEach((_, cell) => this.describe(cell));
    }
    this.glow.replaceChildren();
    this.chip.replaceChildren();
    if (!target) return;
    const place = { x: x(target.cell) - 54, y: y(target.cell) - 54, width: 108, height: 108, rx: 12 };
    make(this.glow, "rect", { ...place, class: "mark" });
    use(this.glow, `chip-${target.id}`, target.cell);
    make(this.chip, "circle", { cx: 800, cy: 800, r: 93, class: "chip" });
    make(this.chip, "circle", { cx: 800, cy: 800, r: 84, class: `rim ${target.robot ?? ""}` });
    make(this.chip, "use", { href: `#chip-${target.id}`, x: 680, y: 680, width: 240, height: 240 });
  }

  private drawGround(board: BoardView): void {
    for (let index = 0; index < SIZE; index++) {
      const column = make(this.floor, "text", { x: index * CELL + 50, y: -40, class: "coordinate" });
      column.textContent = String.fromCharCode(65 + index);
      make(this.floor, "text", { x: -50, y: index * CELL + 64, class: "coordinate" }).textContent = String(index + 1);
    }
    for (const target of board.targets) {
      this.tint(target.cell, target.robot);
      use(this.floor, `target-${target.id}`, target.cell);
    }
    for (const diagonal of board.diagonals) {
      this.tint(diagonal.cell, diagonal.robot);
      use(this.floor, `barrier-${diagonal.robot}-${diagonal.slant}`, diagonal.cell);
    }
    make(this.walls, "rect", { x: 700, y: 700, width: 200, height: 200, class: "middle" });
    let lines = "";
    board.walls.forEach((mask, cell) => {
      const left = (cell % SIZE) * CELL, top = Math.floor(cell / SIZE) * CELL;
      if (mask & 1 && top && !(isMiddle(cell) && isMiddle(cell - SIZE))) lines += `M${left} ${top}h${CELL}`;
      if (mask & 8 && left && !(isMiddle(cell) && isMiddle(cell - 1))) lines += `M${left} ${top}v${CELL}`;
    });
    make(this.walls, "path", { d: lines, class: "wall" });
    make(this.walls, "rect", { x: -11, y: -11, width: SIZE * CELL + 22, height: SIZE * CELL + 22, rx: 16, class: "frame" });
  }

  private tint(cell: number, robot: string | null): void {
    const place = { x: x(cell) - 47.5, y: y(cell) - 47.5, width: 95, height: 95, rx: 10 };
    make(this.floor, "rect", { ...place, class: `tint ${robot ?? "any"}` });
  }

  /** Put the robots somewhere at once, and mark the one that is chosen, if any, and where it can stop. */
  place(robots: Robots, chosen: string | null, stops: Partial<Record<Way, number>> = {}): void {
    this.running?.cancel();
    this.running = null;
    this.led = null;
    const left = this.standing;
    this.standing = robots;
    this.stops = stops;
    this.dots.replaceChildren();
    for (const cell of Object.values(stops)) make(this.dots, "circle", { cx: x(cell), cy: y(cell), r: 20, class: `dot ${chosen!}` });
    for (const [robot, cell] of Object.entries(robots)) {
      let piece = this.robots.get(robot);
      if (!piece) {
        piece = make(this.pieces, "g", { class: "robot", "data-robot": robot });
        make(piece, "circle", { r: 56, class: "chosen" });
        make(piece, "use", { href: `#robot-${robot}`, x: -75, y: -75, width: 150, height: 150 });
        this.robots.set(robot, piece);
      }
      const at = `translate(${x(cell)} ${y(cell)})`;
      if (piece.getAttribute("transform") !== at) piece.setAttribute("transform", at);
      piece.classList.toggle("is-chosen", robot === chosen);
    }
    for (const [robot, piece] of this.robots) {
      if (!(robot in robots)) {
        piece.remove();
        this.robots.delete(robot);
      }
    }
    for (const robot in { ...left, ...robots }) {
      if (left[robot] !== robots[robot]) for (const cell of [left[robot], robots[robot]]) if (cell !== undefined) this.describe(cell);
    }
  }

  /** Let a robot slide along these cells, or on from where it was led; resolves when it has arrived, or something else was placed. */
  async run(robot: string, path: readonly number[], led: BoardPicture["led"] = null): Promise<void> {
    const piece = this.robots.get(robot);
    if (!piece || path.length < 2 || !isOn("motion")) return;
    const points = path.slice(led?.next ?? 0).map((cell) => ({ x: x(cell), y: y(cell) }));
    if (led) points.unshift(led.at);
    const frames = points.map((at) => ({ transform: `translate(${at.x}px, ${at.y}px)` }));
    const duration = Math.max(MS_LEAST, (points.length - 1) * MS_PER_CELL);
    this.running?.cancel();
    const running = piece.animate(frames, { duration, easing: "ease-out" });
    this.running = running;
    await running.finished.catch(() => undefined);
  }

  /** Let a robot follow a hand along these cells, to the point that is nearest to where the hand has moved it. */
  lead(robot: string, path: readonly number[], right: number, down: number): void {
    const from = path[0]!, wanted = { x: x(from) + right, y: y(from) + down };
    let least = Infinity, nearest = { x: x(from), y: y(from) };
    for (let next = 1; next < path.length; next++) {
      const one = path[next - 1]!, other = path[next]!;
      const at = { x: between(wanted.x, x(one), x(other)), y: between(wanted.y, y(one), y(other)) };
      const distance = Math.hypot(wanted.x - at.x, wanted.y - at.y);
      if (distance < least) [least, nearest, this.led] = [distance, at, { at, next }];
    }
    this.running?.cancel();
    this.robots.get(robot)?.setAttribute("transform", `translate(${nearest.x} ${nearest.y})`);
  }

  /** Show a hand, once, that takes a robot along these cells. */
  ghost(robot: string, path: readonly number[]): void {
    const ghost = make(this.svg, "g", { class: "ghost", "aria-hidden": "true" });
    make(ghost, "use", { href: `#robot-${robot}`, x: -75, y: -75, width: 150, height: 150 });
    make(ghost, "path", { d: HAND });
    const frames = path.map((cell) => ({ transform: `translate(${x(cell)}px, ${y(cell)}px)`, opacity: 1 }));
    const ends = [frames[0]!, frames[frames.length - 1]!].map((frame) => ({ ...frame, opacity: 0 }));
    void ghost.animate([ends[0]!, ...frames, ends[1]!], { duration: GHOST_MS }).finished.catch(() => undefined).then(() => ghost.remove());
  }

  /** Draw the ways of moves that were made, of which the first ones are there already. */
  trail(moves: readonly Trail[]): void {
    const { trails, numbers, trailed } = this, changed = moves.findIndex((move, at) => move !== trailed[at]);
    const kept = changed < 0 ? moves.length : changed;
    for (const group of [trails, numbers]) while (group.children.length > kept) group.lastElementChild!.remove();
    for (let at = kept; at < moves.length; at++) this.draw(moves[at]!, at + 1, !moves.slice(0, at).some(({ robot }) => robot === moves[at]!.robot));
    this.trailed = moves;
  }

  /** Draw the way of a move, and its number before the middle, so that one back and forth has its numbers apart. */
  private draw({ robot, path }: Trail, number: number, isFirst: boolean): void {
    const way = make(this.trails, "g"), begin = path[0]!, points = path.map((cell) => `${x(cell)},${y(cell)}`).join(" ");
    if (isFirst) make(way, "rect", { x: x(begin) - 38, y: y(begin) - 38, width: 76, height: 76, rx: 10, class: `begin ${robot}` });
    for (const kind of ["casing", `edge ${robot}`, `trail ${robot}`]) make(way, "polyline", { points, class: kind });
    const at = BEFORE_MIDDLE * (path.length - 1), from = path[Math.floor(at)]!, to = path[Math.ceil(at)]!, part = at % 1;
    const cx = x(from) + (x(to) - x(from)) * part, cy = y(from) + (y(to) - y(from)) * part, count = make(this.numbers, "g");
    make(count, "circle", { cx, cy, r: 32, class: `disc ${robot}` });
    make(count, "text", { x: cx, y: cy + 16, class: `number ${robot}` }).textContent = String(number);
  }

  /** Say what is on a cell. */
  private describe(cell: number): void {
    const robot = Object.keys(this.standing).find((one) => this.standing[one] === cell);
    const mask = this.shown?.walls[cell] ?? 0;
    const walls = WAYS.filter((_, number) => mask & (1 << number)).map((way) => this.words[way]!);
    const target = this.shown?.targets.find((one) => one.cell === cell);
    const diagonal = this.shown?.diagonals.find((one) => one.cell === cell);
    const said = [label(cell)];
    if (robot) said.push(this.words[`robot-${robot}`]!);
    if (target) said.push(target.name);
    if (diagonal) said.push(`${this.words[`robot-${diagonal.robot}`]!} ${diagonal.slant === "rising" ? "/" : "\\"}`);
    if (walls.length) said.push(`${this.words["stop-wall"]!}: ${walls.join(", ")}`);
    this.cells[cell]!.setAttribute("aria-label", said.join(", "));
  }

  /** Move the focus over the cells. */
  explore(way: Way): void {
    const row = Math.floor(this.atCell / SIZE), column = this.atCell % SIZE;
    const down = way === "down" ? 1 : way === "up" ? -1 : 0, right = way === "right" ? 1 : way === "left" ? -1 : 0;
    this.focus(Math.min(SIZE - 1, Math.max(0, row + down)) * SIZE + Math.min(SIZE - 1, Math.max(0, column + right)));
  }

  focus(cell = this.atCell): void {
    this.cells[this.atCell]!.setAttribute("tabindex", "-1");
    this.atCell = cell;
    this.cells[cell]!.setAttribute("tabindex", "0");
    this.cells[cell]!.focus();
  }

  /** Return the way of the chosen robot to a point, where it stops or in line with it. */
  wayTo(at: DOMPoint): Way | null {
    const stop = nearest(at, Object.entries(this.stops));
    if (stop) return stop as Way;
    const robot = [...this.robots].find(([, piece]) => piece.classList.contains("is-chosen"))?.[0];
    const cell = robot === undefined ? undefined : this.standing[robot];
    if (cell === undefined) return null;
    const column = Math.floor(at.x / CELL) - (cell % SIZE), row = Math.floor(at.y / CELL) - Math.floor(cell / SIZE);
    if (!column === !row) return null;
    return column ? (column > 0 ? "right" : "left") : row > 0 ? "down" : "up";
  }

  /** Return where on the board a pointer is. */
  point(event: PointerEvent): DOMPoint {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM()!.inverse());
  }

  /** Return the robot at a point, or the nearest within a finger's breadth, unless a stop is nearer. */
  robotAt(at: DOMPoint): string | null {
    const stops = Object.entries(this.stops).map(([way, cell]) => [`to ${way}`, cell] as const);
    const found = nearest(at, [...Object.entries(this.standing), ...stops]);
    return found && found in this.standing ? found : null;
  }
}

/** Return the name of the cell whose middle is nearest to a point, if it is within a finger's breadth. */
function nearest(at: Point, cells: readonly (readonly [string, number])[]): string | null {
  let found: string | null = null, least = NEAR;
  for (const [name, cell] of cells) {
    const distance = Math.hypot(at.x - x(cell), at.y - y(cell));
    if (distance < least) [found, least] = [name, distance];
  }
  return found;
}

function between(value: number, one: number, other: number): number {
  return Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));
}
