// What the board shows, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_MOVES, State } from "../src/state.js";
import { game, solution } from "./messages.js";

test("no more moves are tried than can be shown", () => {
  const state = new State();
  state.see(game());
  for (let count = 0; count < MAX_MOVES; count++) assert.ok(state.go(count % 2 ? "right" : "left"));
  assert.equal(state.go("right"), null);
  assert.equal(state.made.length, 99);
});

test("solutions are chosen in a circle, and stepped through from end to end", () => {
  const state = new State();
  const solutions = [solution("Ada", ["R-left", "R-down"]), solution("Ben", ["G-down"])];
  state.see(game({ may_try: false, solutions }));
  const shown = () => [state.solution!.label, state.shown.length];
  assert.deepEqual(shown(), ["Ada", 2]);
  state.walk("step-on");
  assert.deepEqual(shown(), ["Ada", 2]);
  state.walk("step-back");
  assert.deepEqual(shown(), ["Ada", 1], "one step back from the end, however often one went on there");
  for (let step = 0; step < 2; step++) state.walk("step-back");
  assert.deepEqual(shown(), ["Ada", 0]);
  state.walk("step-on");
  assert.deepEqual(shown(), ["Ada", 1]);
  state.walk("step-previous");
  assert.deepEqual(shown(), ["Ben", 1], "the last comes before the first");
  state.walk("step-next");
  assert.deepEqual(shown(), ["Ada", 2]);
});

test("a solution that is stepped through stays until others are known", () => {
  const state = new State();
  const ada = solution("Ada", ["R-left"]), ben = solution("Ben", ["G-down"]);
  state.see(game({ may_try: false, solutions: [ada, ben] }));
  state.walk("step-next");
  state.walk("step-back");
  assert.equal(state.see(game({ may_try: false, solutions: [ada, ben], status: "Over" })), false);
  assert.deepEqual([state.solution, state.step], [ben, 0]);
  state.see(game({ may_try: false, solutions: [ada] }));
  assert.deepEqual([state.solution, state.step], [ada, 1]);
});

test("a step that is made while other solutions are looked for is not undone by them", () => {
  const state = new State();
  const ada = solution("Ada", ["R-left"]), short = solution("Shortest", ["G-down"]);
  state.see(game({ may_try: false, solutions: [ada] }));
  state.walk("step-back");
  state.ask();
  state.walk("step-on");
  state.walk("step-back");
  state.see(game({ may_try: false, solutions: [short, ada] }));
  assert.deepEqual([state.solution, state.step], [ada, 0]);
  state.walk("step-next");
  assert.deepEqual([state.solution, state.step], [short, 1]);
});

test("what was asked for is shown where no step was made meanwhile", () => {
  const state = new State();
  const ada = solution("Ada", ["R-left"]), short = solution("Shortest", ["G-down"]);
  state.see(game({ may_try: false, solutions: [ada] }));
  state.walk("step-back");
  state.ask();
  state.see(game({ may_try: false, solutions: [short, ada] }));
  assert.deepEqual([state.solution, state.step], [short, 1]);
});

test("another round, or another game, begins anew", () => {
  const state = new State();
  assert.equal(state.see(game()), true);
  state.go("left");
  assert.equal(state.see(game({ status: "changed" })), false);
  assert.equal(state.made.length, 1);
  assert.equal(state.see(game({ game: "8" })), true);
  assert.equal(state.made.length, 0);
  state.go("left");
  state.see(null);
  assert.deepEqual([state.made, state.walk("step-on"), state.undo(1), state.choose("G"), state.go("left")], [[], false, false, false, null]);
});
