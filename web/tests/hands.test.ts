// Fingers and the mouse on the board. A unit of the board is a pixel here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, drawn, openPage, press, text } from "./open.js";
import { FakeSocket, openWindow, Runs } from "./dom.js";
import { game, view, welcome } from "./messages.js";
import { Page } from "../src/page.js";

interface Pointer { readonly id?: number; readonly isPrimary?: boolean; readonly button?: number }

/** Let a pointer do something at the middle of a cell, or that far from it. */
function point(kind: string, label: string, [right, down]: readonly [number, number] = [0, 0], { id = 1, isPrimary = true, button = 0 }: Pointer = {}): void {
  const clientX = (label.charCodeAt(0) - 65) * 100 + 50 + right, clientY = (Number(label.slice(1)) - 1) * 100 + 50 + down;
  const event = Object.assign(new Event(`pointer${kind}`, { bubbles: true }), { clientX, clientY, pointerId: id, isPrimary, button });
  document.getElementById("board")!.dispatchEvent(event);
}

function swipe(label: string, way: readonly [number, number], pointer: Pointer = {}): void {
  point("down", label, [0, 0], pointer);
  point("up", label, way, pointer);
}

test("a swipe of a robot moves it that way", async () => {
  await openPage();
  swipe("H1", [40, 39]);
  assert.equal(text("moves"), "G-r");
  assert.equal(drawn("G"), "P1");
  swipe("P1", [0, 40]);
  swipe("P16", [-35, 5]);
  assert.equal(text("moves"), "G-r G-d G-l");
  swipe("C16", [5, -35]);
  assert.equal(text("moves"), "G-r G-d G-l G-u");
});

test("a swipe beside the robots moves the chosen one", async () => {
  await openPage();
  swipe("M12", [0, 50]);
  assert.equal(text("moves"), "R-d");
});

/** Where the pixels are at which a robot is drawn. */
function place(robot: string): string {
  return document.querySelector(`[data-robot="${robot}"].robot`)!.getAttribute("transform")!;
}

/** The cells where dots are drawn. */
function dots(): string[] {
  const label = (dot: Element) => String.fromCharCode(65 + Math.floor(Number(dot.getAttribute("cx")) / 100)) + Math.ceil(Number(dot.getAttribute("cy")) / 100);
  return [...document.querySelectorAll(".dot")].map(label).sort();
}

test("a robot follows the pointer along its way, round a barrier, too, and slides on from there", async () => {
  await openPage();
  point("down", "B16");
  point("move", "B16", [30, -420]);
  assert.equal(place("Y"), "translate(150 1130)", "to the side it cannot");
  point("move", "B16", [200, -990]);
  assert.equal(place("Y"), "translate(350 550)", "from the barrier on B6");
  assert.equal(text("moves"), "", "no move is made before the end");
  point("up", "B16", [200, -990]);
  assert.equal(text("moves"), "Y-u");
  assert.equal(drawn("Y"), "P6");
  const [first] = Runs.all[Runs.all.length - 1]!.frames as { transform: string }[];
  assert.equal(first!.transform, "translate(350px, 550px)");
});

test("a robot that is led back stays where it was", async () => {
  await openPage();
  point("down", "H1");
  point("move", "H1", [300, 0]);
  assert.equal(drawn("G"), "K1");
  point("move", "H1", [10, 0]);
  point("up", "H1", [10, 0]);
  assert.equal(drawn("G"), "H1");
  assert.equal(text("moves"), "");
});

test("a robot that cannot leave that way does not follow, and says why", async () => {
  await openPage();
  point("down", "H1");
  point("move", "H1", [0, 200]);
  point("move", "H1", [0, -200]);
  assert.equal(drawn("G"), "H1");
  point("up", "H1", [0, -200]);
  assert.equal(drawn("G"), "H1");
  assert.match(text("said"), /G-u.*edge/);
});

test("a robot that is chosen shows where it can stop, and a tap there sends it", async () => {
  await openPage();
  assert.deepEqual(dots(), []);
  swipe("B16", [0, 0]);
  assert.deepEqual(dots(), ["A16", "P16", "P6"]);
  assert.ok(document.querySelector(".dot")!.closest("[aria-hidden=true]"));
  assert.equal(document.querySelector(".dot[tabindex], .dot[role]"), null);
  swipe("P6", [-20, 10]);
  assert.equal(text("moves"), "Y-u");
  assert.deepEqual(dots(), ["B16", "P1", "P16"], "where it can stop from there");
});

test("a stop beside another robot is meant where it is the nearer one", async () => {
  await openPage();
  swipe("H1", [0, 0]);
  assert.ok(dots().includes("H4"));
  swipe("H4", [0, 45]);
  assert.equal(text("moves"), "G-d");
});

test("no stops are shown where robots may not be moved", async () => {
  const socket = await openPage();
  swipe("B16", [0, 0]);
  socket.tell(view(game({ may_try: false })));
  assert.deepEqual(dots(), []);
});

test("a second finger neither moves anything nor ends the move of the first", async () => {
  await openPage();
  point("down", "H1", [0, 0], { id: 1 });
  point("move", "H1", [300, 0], { id: 1 });
  point("down", "H5", [0, 0], { id: 2, isPrimary: false });
  point("move", "H5", [0, 300], { id: 2, isPrimary: false });
  assert.equal(drawn("B"), "H5");
  point("up", "H5", [0, 300], { id: 2, isPrimary: false });
  assert.equal(drawn("G"), "K1");
  point("up", "H1", [300, 0], { id: 1 });
  assert.equal(text("moves"), "G-r");
});

for (const [what, changes] of [["another round", { round: 2 }], ["no game", null]] as const) {
  test(`a move that has begun ends with ${what}`, async () => {
    const socket = await openPage();
    point("down", "H1");
    point("move", "H1", [300, 0]);
    socket.tell(view(changes && game(changes)));
    point("up", "H1", [300, 0]);
    assert.equal(text("moves"), "");
  });
}

test("a swipe beside the robots moves none where that is switched off, and a tap does", async () => {
  await openPage();
  at("anywhere").click();
  swipe("M12", [0, 50]);
  assert.equal(text("moves"), "");
  swipe("H1", [0, 50]);
  swipe("P4", [0, 0]);
  assert.equal(text("moves"), "G-d G-r");
});

test("a hand shows once how a robot is moved", async () => {
  openWindow();
  new Page();
  const socket = FakeSocket.latest.open();
  socket.tell(welcome());
  const ghosts = () => Runs.all.filter(({ frames }) => (frames as { opacity?: number }[])[0]!.opacity === 0).map(({ frames }) => (frames as object[]).length);
  socket.tell(view(game({ may_try: false })));
  assert.deepEqual(ghosts(), []);
  socket.tell(view(game()));
  assert.deepEqual(ghosts(), [18], "down the column of red, from the first of its 16 cells to the last");
  socket.tell(view(game({ round: 2 })));
  assert.deepEqual(ghosts(), [18]);
  const kept = localStorage;
  openWindow();
  Object.defineProperty(globalThis, "localStorage", { value: kept, configurable: true });
  new Page();
  FakeSocket.latest.open().tell(welcome());
  FakeSocket.latest.tell(view(game()));
  assert.deepEqual(ghosts(), []);
});

test("a press that hardly moves chooses a robot, and a nearby one is meant", async () => {
  await openPage();
  point("down", "H1", [40, 30]);
  point("up", "H1", [60, 40]);
  assert.equal(text("moves"), "");
  press(["ArrowDown"]);
  assert.equal(text("moves"), "G-d");
});

test("a tap on a cell in line with the chosen robot sends it there", async () => {
  await openPage();
  for (const [label, move] of [["C9", "R-d"], ["M16", "R-r"], ["P12", "R-u"], ["K1", "R-l"]] as const) {
    swipe(label, [0, 0]);
    assert.ok(text("moves").endsWith(move), move);
  }
  assert.equal(drawn("R"), "I1");
});

test("a tap off the line of the robot, or on a robot, moves nothing", async () => {
  await openPage();
  swipe("M12", [0, 0]);
  swipe("B2", [0, 0]);
  swipe("C1", [0, 0]);
  assert.equal(text("moves"), "");
});

test("only the left button moves robots", async () => {
  await openPage();
  swipe("H1", [0, 40], { button: 2 });
  assert.equal(text("moves"), "");
});

test("a pointer that is cancelled moves nothing", async () => {
  await openPage();
  point("down", "H1");
  point("move", "H1", [200, 0]);
  point("cancel", "H1");
  assert.equal(drawn("G"), "H1");
  point("up", "H1", [200, 0]);
  assert.equal(text("moves"), "");
});

for (const [name, palm, finger] of [["before", { id: 1 }, { id: 2, isPrimary: false }], ["after", { id: 2, isPrimary: false }, { id: 1 }]] as const) {
  test(`a palm that comes down ${name} the finger, and lifts first, changes nothing of a swipe`, async () => {
    await openPage();
    const down = [() => point("down", "H12", [0, 0], palm), () => point("down", "H1", [0, 0], finger)];
    for (const act of name === "before" ? down : down.reverse()) act();
    point("up", "H12", [2, 1], palm);
    assert.equal(text("moves"), "", "the palm is no tap");
    point("up", "H1", [50, 0], finger);
    assert.equal(text("moves"), "G-r");
  });
}

test("a palm on a robot does not take the swipe of another one", async () => {
  await openPage();
  point("down", "H1", [0, 0], { id: 1 });
  point("down", "H5", [0, 0], { id: 2, isPrimary: false });
  point("up", "H1", [50, 0], { id: 1 });
  point("up", "H5", [3, 0], { id: 2, isPrimary: false });
  assert.equal(text("moves"), "G-r");
});

test("two fingers beside the robots move none", async () => {
  await openPage();
  point("down", "F12", [0, 0], { id: 1 });
  point("down", "I12", [0, 0], { id: 2, isPrimary: false });
  point("up", "I12", [200, 0], { id: 2, isPrimary: false });
  point("up", "F12", [-200, 0], { id: 1 });
  assert.equal(text("moves"), "");
});

test("a pointer whose end was never seen does not disturb the next one", async () => {
  await openPage();
  point("down", "M12", [0, 0], { id: 5 });
  swipe("C9", [0, 0], { id: 6 });
  assert.equal(text("moves"), "R-d");
});

/** Let fingers move on the screen, and return whether the browser may zoom. */
function zooms(...moved: readonly (readonly [number, number])[]): boolean {
  const board = document.getElementById("board")!;
  const fire = (kind: string, touches: readonly object[], changedTouches: readonly object[]) => {
    const event = Object.assign(new Event(kind, { cancelable: true }), { touches, changedTouches });
    board.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const began = moved.map((_, identifier) => ({ identifier, clientX: 100 * identifier, clientY: 50 }));
  began.forEach((touch, number) => assert.ok(fire("touchstart", began.slice(0, number + 1), [touch])));
  const now = began.map((touch, number) => ({ ...touch, clientX: touch.clientX + moved[number]![0], clientY: touch.clientY + moved[number]![1] }));
  return fire("touchmove", now, now);
}

test("two fingers that move zoom, one does not, nor beside a palm at rest", async () => {
  await openPage();
  assert.equal(zooms([30, 0]), false);
  assert.equal(zooms([30, 0], [2, 3]), false);
  assert.equal(zooms([30, 0], [-30, 0]), true);
  assert.equal(zooms([0, 30], [0, 30], [0, 0]), true);
});

test("robots that may not be moved are not", async () => {
  await openPage(game({ may_try: false }));
  swipe("H1", [0, 40]);
  swipe("C9", [0, 0]);
  assert.equal(drawn("G"), "H1");
});
