// How robots slide, and what they are said to do; the engine's own counts hold this to it in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";
import { label, slide } from "../src/moves.js";
import { BOARD, cell, ROBOTS } from "./messages.js";

const way = (robot: string, heading: "up" | "right" | "down" | "left", robots: Record<string, number> = ROBOTS) => {
  const { path, stop, fault } = slide(BOARD, robots, robot, heading);
  return { end: label(path[path.length - 1]!), cells: path.length, stop, fault };
};

test("a robot slides until a wall, the edge, the middle or another robot stops it", () => {
  assert.deepEqual(way("R", "right"), { end: "D1", cells: 2, stop: "wall", fault: null });
  assert.deepEqual(way("R", "left"), { end: "A1", cells: 3, stop: "edge", fault: null });
  assert.deepEqual(way("B", "down"), { end: "H7", cells: 3, stop: "middle", fault: null });
  assert.deepEqual(way("G", "down"), { end: "H4", cells: 4, stop: "B", fault: null });
});

test("a robot that cannot move stays", () => {
  assert.deepEqual(way("R", "up"), { end: "C1", cells: 1, stop: "edge", fault: "stays" });
});

test("a barrier turns robots of other colours, and lets its own through", () => {
  assert.deepEqual(way("Y", "up"), { end: "P6", cells: 25, stop: "edge", fault: null });
  assert.deepEqual(way("B", "up", { B: cell("B16") }), { end: "B1", cells: 16, stop: "edge", fault: null });
});

test("a robot may not stop on a barrier, nor slide for ever", () => {
  assert.deepEqual(way("Y", "up", { Y: cell("B16"), G: cell("C6") }), { end: "B6", cells: 11, stop: "G", fault: "ends-on-diagonal" });
  const corners = ["B2", "B15", "O2", "O15"].map((at, number) => ({ cell: cell(at), robot: "B", slant: number % 3 ? "falling" as const : "rising" as const }));
  assert.equal(slide({ ...BOARD, diagonals: corners }, { R: cell("B5") }, "R", "up").fault, "never-ends");
});
