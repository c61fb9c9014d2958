// Ways out of a game, and what is shown by itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, game, solution, view } from "./messages.js";
import { at, drawn, openPage, press, text } from "./open.js";

const END = { what: "end", label: "End it", effect: "Nobody wins." };
const RUSH = { finish: { what: "show", empty: "Show (0)", label: "Show ({})", least: 1, most: 99, on_arrival: "always" as const } };

test("a game is ended by a second press, beside what that does", async () => {
  const socket = await openPage(game({ stop: [END] }));
  assert.equal(at("stop").hidden, false);
  assert.equal(at<HTMLDetailsElement>("stop").open, false, "one press ends nothing");
  at<HTMLDetailsElement>("stop").open = true;
  assert.equal(text("ways-out"), "End itNobody wins.");
  document.querySelector<HTMLElement>("[data-what=end]")!.click();
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["end"]);
  assert.equal(at<HTMLDetailsElement>("stop").open, false);
});

test("a rare button is pressed behind More, which then is closed, so that Enter shows the moves again", async () => {
  const rare = { what: "length-6", label: "6 moves", leads: false, rare: true };
  const socket = await openPage(game({ actions: [{ ...rare, what: "done", rare: false }, rare] }));
  assert.deepEqual([...at("actions").children].map((one) => (one as HTMLElement).dataset["what"]), ["done"]);
  at<HTMLDetailsElement>("more").open = true;
  document.querySelector<HTMLElement>("[data-what=length-6]")!.click();
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["length-6"]);
  assert.equal(at<HTMLDetailsElement>("more").open, false);
  socket.tell(view(game()));
  assert.equal(at("more").hidden, true);
});

test("a view that changes nothing of it leaves the panel open, and a game that is over has none", async () => {
  const socket = await openPage(game({ stop: [END] }));
  at<HTMLDetailsElement>("stop").open = true;
  socket.tell(view(game({ stop: [END], status: "Bid now" })));
  assert.equal(at<HTMLDetailsElement>("stop").open, true);
  socket.tell(view(game({ is_over: true })));
  assert.equal(at("stop").hidden, true);
});

test("moves that bring a right robot to the target are shown by themselves where the game wants no more", async () => {
  const socket = await openPage(game(RUSH));
  press(["ArrowDown"]);
  assert.equal(drawn("R"), "C16");
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["sign"]);
  press(["ArrowRight"]);
  assert.deepEqual(socket.of("do").map(({ what, path }) => [what, path]), [["sign", []], ["show", ["R-down", "R-right"]]]);
});

test("another robot on the target, and a game that is shown by a press, show nothing by themselves", async () => {
  let socket = await openPage(game({ ...RUSH, robots: { ...game().robots, Y: cell("B5") } }));
  press(["g", "ArrowRight", "ArrowDown"]);
  assert.equal(drawn("G"), "P16");
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["sign"]);
  socket = await openPage();
  press(["ArrowDown", "ArrowRight"]);
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["sign"]);
});

test("solutions of other rounds begin where their robots stood, on the way to their own targets", async () => {
  const before = { robots: { ...game().robots, R: cell("C3") }, target: { ...game().target!, cell: cell("A3") } };
  await openPage(game({ may_try: false, solutions: [solution("now", ["R-down"]), solution("before", ["R-left"], before)] }));
  assert.equal(drawn("R"), "C16");
  at("step-next").click();
  assert.equal(drawn("R"), "A3");
  at("step-back").click();
  assert.equal(drawn("R"), "C3");
});

test("who may move nothing is not told to drag", async () => {
  const socket = await openPage(game({ may_try: false }));
  assert.equal(at("help").hidden, true);
  socket.tell(view(game()));
  assert.equal(at("help").hidden, false);
});
