// What a person tries on the board: by keys and buttons, without the bot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Runs } from "./dom.js";
import { cell, game, ROBOTS, view } from "./messages.js";
import { at, drawn, openPage, press, text } from "./open.js";

test("keys choose robots and move them, and the page says what has happened", async () => {
  await openPage();
  press(["g", "ArrowDown"]);
  assert.equal(drawn("G"), "H4");
  assert.equal(text("said"), "Robot G on H4 (b)");
  assert.equal(text("moves"), "G-d");
  press(["R", "ArrowUp"]);
  assert.equal(text("said"), "R-u: robot R on C1 (edge)", "a robot that stays has made no move");
  assert.equal(text("moves"), "G-d");
});

test("buttons do what keys do", async () => {
  await openPage();
  document.querySelector<HTMLElement>("#robots [data-robot=G]")!.click();
  assert.equal(document.querySelector("#robots [data-robot=G]")!.getAttribute("aria-pressed"), "true");
  assert.equal(document.querySelector("#robots [data-robot=R]")!.getAttribute("aria-pressed"), "false");
  document.querySelector<HTMLElement>("#ways [data-way=down]")!.click();
  assert.equal(drawn("G"), "H4");
  at("undo").click();
  assert.equal(drawn("G"), "H1");
  assert.equal(text("said"), "");
});

test("only robots of the game have buttons", async () => {
  await openPage();
  const shown = [...document.querySelectorAll<HTMLElement>("#robots button")].filter((one) => !one.hidden);
  assert.deepEqual(shown.map((one) => one.dataset["robot"]), ["R", "G", "B", "Y"]);
  press(["K", "ArrowLeft"]);
  assert.equal(text("moves"), "R-l", "a robot that is not there cannot be chosen");
});

test("the target's robot is chosen first, else the first one", async () => {
  const socket = await openPage(game({ target: { ...game().target!, robot: "Y" } }));
  press(["ArrowRight"]);
  assert.equal(text("moves"), "Y-r");
  socket.tell(view(game({ round: 2, target: { ...game().target!, robot: null } })));
  press(["ArrowLeft"]);
  assert.equal(text("moves"), "R-l");
});

test("Backspace takes back a move, Escape all of them", async () => {
  await openPage();
  press(["ArrowLeft", "ArrowDown", "ArrowUp", "Backspace"]);
  assert.equal(text("moves"), "R-l R-d");
  press(["Escape"]);
  assert.equal(text("moves"), "");
  assert.equal(drawn("R"), "C1");
});

test("keys with Ctrl, Alt or Meta, and those typed into a field, are left to the browser", async () => {
  await openPage();
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) press(["g", "ArrowDown"], document.body, held);
  press(["g", "ArrowDown", "Enter"], at("field"));
  press(["g", "ArrowDown"], at("game"));
  assert.equal(text("moves"), "");
  press(["ArrowDown"]);
  assert.match(text("moves"), /^R/);
});

test("a key that does something does nothing else, and others keep what they do", async () => {
  await openPage();
  const event = (key: string) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const arrow = event("ArrowDown"), tab = event("Tab");
  document.body.dispatchEvent(arrow);
  document.body.dispatchEvent(tab);
  assert.deepEqual([arrow.defaultPrevented, tab.defaultPrevented], [true, false]);
});

test("Enter finishes with as many moves as may be bid", async () => {
  const socket = await openPage();
  const finishes = () => socket.of("do").filter(({ what }) => what === "bid");
  press(["ArrowLeft", "Enter"]);
  assert.deepEqual(finishes(), [], "one move is too few");
  press(["ArrowDown"]);
  press(["Enter"], at("undo"));
  assert.deepEqual(finishes(), [], "a button takes its own Enter");
  press(["Enter"]);
  assert.deepEqual(finishes().map(({ path }) => path), [["R-left", "R-down"]]);
  assert.equal(text("finish"), "Bid 2");
  press(["ArrowUp", "ArrowRight", "ArrowLeft", "Enter"]);
  assert.equal(finishes().length, 1, "five are too many");
});

test("the first move of a round says that one is there, once", async () => {
  const socket = await openPage();
  const signs = () => socket.of("do").filter(({ what }) => what === "sign").map(({ round }) => round);
  press(["ArrowUp"]);
  assert.deepEqual(signs(), [], "it has not moved");
  press(["ArrowLeft", "ArrowDown"]);
  assert.deepEqual(signs(), [1]);
  socket.tell(view(game({ round: 2 })));
  press(["ArrowLeft"]);
  assert.deepEqual(signs(), [1, 2]);
});

test("tries outlast what others do, and end with the round", async () => {
  const socket = await openPage();
  press(["ArrowLeft"]);
  socket.tell(view(game({ rows: [{ name: "Ben", value: "4", is_out: false }] })));
  assert.equal(text("moves"), "R-l");
  socket.tell(view(game({ round: 2, own: ["G-down"] })));
  assert.equal(text("moves"), "G-d", "moves that were sealed before are there again");
  assert.equal(drawn("G"), "H4");
});

test("robots stay where nothing may be tried", async () => {
  await openPage(game({ may_try: false, own: ["G-down"] }));
  press(["g", "ArrowDown", "ArrowLeft"]);
  assert.equal(drawn("G"), "H1");
  for (const id of ["robots", "ways", "tools", "typed", "finish", "slate"]) assert.ok(at(id).hidden, id);
});

test("typed moves are made, and the field is cleared once they are understood", async () => {
  const socket = await openPage();
  const field = at<HTMLInputElement>("field");
  field.value = "what?";
  at("typed").dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual(socket.of("type"), [{ kind: "type", text: "what?" }]);
  socket.tell({ kind: "typed", path: [], text: "Not a move" });
  assert.equal(field.value, "what?");
  assert.equal(text("note"), "Not a move");
  socket.tell({ kind: "typed", path: ["G-down", "R-left"], text: "" });
  assert.equal(field.value, "");
  assert.equal(text("moves"), "G-d R-l");
  assert.equal(text("note"), "");
});

test("a number is bid without moves", async () => {
  const socket = await openPage();
  at<HTMLInputElement>("count").value = "12";
  at("alone").dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual(socket.of("do").map(({ what, moves, path }) => ({ what, moves, path })), [{ what: "bid", moves: 12, path: [] }]);
});

test("E explores the cells, and each says what is on it", async () => {
  await openPage();
  const here = () => document.activeElement!.getAttribute("aria-label");
  press(["e"]);
  assert.equal(here(), "A1, wall: upwards, leftwards");
  press(["ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"]);
  assert.equal(here(), "D1, wall: upwards, rightwards");
  press(["ArrowLeft"]);
  assert.equal(here(), "C1, r, wall: upwards");
  press(["ArrowDown", "e", "ArrowDown"]);
  assert.equal(here(), "C2", "arrows move robots again");
  assert.equal(text("moves"), "R-d");
  const labels = [...document.querySelectorAll("[role=gridcell]")].map((one) => one.getAttribute("aria-label"));
  assert.equal(labels[cell("P16")], "P16, red triangle, wall: rightwards, downwards");
  assert.equal(labels[cell("B6")], "B6, b /");
  assert.equal(labels.length, 256);
});

test("walls are drawn once, and those of the middle around it alone", async () => {
  await openPage();
  const drawn = document.querySelector("path.wall")!.getAttribute("d")!.match(/M\d+ \d+[hv]\d+/g)!;
  const around = ["M700 700h100", "M800 700h100", "M700 900h100", "M800 900h100", "M700 700v100", "M700 800v100", "M900 700v100", "M900 800v100"];
  assert.deepEqual(drawn.toSorted(), ["M400 0v100", ...around].toSorted());
});

test("moves can be taken back once there are some", async () => {
  await openPage();
  const off = () => ["undo", "clear"].map((id) => at<HTMLButtonElement>(id).disabled);
  assert.deepEqual(off(), [true, true]);
  press(["ArrowLeft"]);
  assert.deepEqual(off(), [false, false]);
});

test("the trail numbers the moves, and marks where each robot began", async () => {
  await openPage();
  press(["ArrowLeft", "ArrowDown", "g", "ArrowDown"]);
  const numbers = [...document.querySelectorAll("text.number")].map((one) => [one.textContent, one.getAttribute("class")]);
  assert.deepEqual(numbers, [["1", "number R"], ["2", "number R"], ["3", "number G"]]);
  assert.equal(document.querySelectorAll("rect.begin").length, 2);
  const disc = document.querySelector("circle.disc")!;
  assert.deepEqual([disc.getAttribute("cx"), disc.getAttribute("cy")], ["170", "50"], "before the middle of its way from C1 to A1");
  press(["Escape"]);
  assert.equal(document.querySelectorAll("text.number").length, 0);
});

test("robots slide, and only jump where less motion is preferred", async () => {
  await openPage();
  press(["ArrowLeft"]);
  assert.equal(Runs.all.length, 1);
  Object.defineProperty(globalThis, "matchMedia", { value: (query: string) => ({ matches: query.includes("reduced-motion: reduce") }), configurable: true });
  press(["ArrowDown"]);
  assert.equal(Runs.all.length, 1);
  assert.match(text("moves"), /R-l R-d/);
});


/** Press keys on the board with the red robot on a cell. Returns what is said then. */
async function saidOf(rule: string, keys: readonly string[], red = "C1"): Promise<string> {
  await openPage(game({ judged_by: rule, robots: { ...ROBOTS, R: cell(red) } }));
  press(keys);
  return text("said");
}

test("what has arrived is judged at once by the ricochet rule", async () => {
  assert.equal(await saidOf("turn", ["ArrowDown", "ArrowRight"]), "2 moves, solved");
  assert.equal(await saidOf("turn", ["ArrowDown"], "P1"), "no turn");
  assert.equal(await saidOf("turn", ["b", "ArrowLeft", "r", "ArrowDown"], "P1"), "no turn", "another robot's move makes none");
  assert.equal(await saidOf("turn", ["ArrowUp", "ArrowDown"], "B10"), "2 moves, solved", "a barrier has turned its heading to the right");
  assert.equal(await saidOf("one-move", ["ArrowDown"], "P1"), "one move");
  assert.equal(await saidOf("one-move", ["b", "ArrowLeft", "r", "ArrowDown"], "P1"), "2 moves, solved");
  assert.equal(await saidOf("turn", ["g", "ArrowRight", "ArrowDown"]), "wrong robot");
});

test("where moves are judged only when they are shown, it is said that a right robot stands on the target", async () => {
  assert.equal(await saidOf("", ["ArrowDown"], "P1"), "R is there", "whether it has turned or not");
  assert.equal(await saidOf("", ["g", "ArrowRight", "ArrowDown"]), "Robot G on P16 (edge)");
});

test("a verdict goes with the moves that it is on", async () => {
  await saidOf("turn", ["ArrowDown", "ArrowRight"]);
  assert.equal(at("said").dataset["verdict"], "solved");
  press(["Backspace"]);
  assert.deepEqual([text("said"), at("said").dataset["verdict"]], ["", ""]);
});

test("moves that are no solution are not shown by themselves", async () => {
  const finish = { ...game().finish!, what: "show", least: 1, on_arrival: "always" as const };
  const socket = await openPage(game({ finish, judged_by: "turn", robots: { ...ROBOTS, R: cell("P1") } }));
  const shown = () => socket.of("do").filter(({ what }) => what === "show").map(({ path }) => path);
  press(["ArrowDown"]);
  assert.deepEqual(shown(), []);
  press(["Backspace", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown"]);
  assert.deepEqual(shown(), [["R-left", "R-down", "R-right", "R-down"]]);
  press(["Enter"]);
  assert.equal(shown().length, 1, "not twice");
});

test("where a shorter solution would be better, one is shown by itself only if that is set", async () => {
  const finish = { ...game().finish!, what: "show", least: 1, on_arrival: "set" as const };
  const socket = await openPage(game({ finish, judged_by: "turn" }));
  const shown = () => socket.of("do").filter(({ what }) => what === "show").length;
  const arrive = () => press(["ArrowDown", "ArrowRight"]);
  arrive();
  assert.equal(shown(), 0);
  at("arrival").click();
  press(["Escape"]);
  arrive();
  assert.equal(shown(), 1);
});

test("moves that are sealed are not sealed again: their button goes on, or waits", async () => {
  const done = { what: "done", label: "I am done", leads: true, rare: false }, sealed = { own: ["R-left", "R-down"], actions: [done] };
  const socket = await openPage(game(sealed)), finish = at<HTMLButtonElement>("finish");
  assert.equal(finish.textContent, "I am done");
  assert.equal(document.querySelectorAll("#actions button").length, 0, "it is there once");
  finish.click();
  assert.deepEqual(socket.of("do").map(({ what, path }) => [what, path]), [["done", []]]);
  at("undo").click();
  assert.equal(text("actions"), "I am done");
  socket.tell(view(game({ ...sealed, actions: [] })));
  press(["ArrowDown"]);
  assert.ok(finish.disabled);
  socket.tell(view(game({ ...sealed, is_asked: true })));
  assert.equal(finish.textContent, "Bid 2", "who is asked shows them");
});

test("what was said of moves that were tried goes when none may be tried", async () => {
  const socket = await openPage();
  press(["ArrowDown"]);
  assert.notEqual(text("said"), "");
  socket.tell(view(game({ may_try: false })));
  assert.equal(text("said"), "");
});

test("where all moves are shown at once, the button goes on until there is a move, but not by a key", async () => {
  const pass = { what: "pass", label: "Pass (3)", leads: true, rare: false };
  const socket = await openPage(game({ finish: { ...game().finish!, on_arrival: "always" }, actions: [pass] }));
  press(["Enter"]);
  assert.deepEqual(socket.of("do"), [], "Enter, out of habit, passes no chip");
  at("finish").click();
  assert.equal(socket.of("do")[0]!["what"], "pass");
  press(["ArrowLeft", "ArrowDown"]);
  assert.equal(text("finish"), "Bid 2");
});

test("the space bar presses the large button that goes on with the game", async () => {
  const next = { what: "next", label: "Next round", leads: true, rare: false };
  const socket = await openPage(game({ finish: null, may_try: false, actions: [next] }));
  press([" "]);
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["next"]);
});

test("the space bar says that the person is done once their moves are sealed, and passes no chip before", async () => {
  const done = { what: "done", label: "I'm done", leads: true, rare: false };
  const socket = await openPage(game({ own: [], actions: [done], finish: { ...game().finish!, on_arrival: "always" } }));
  press([" "]);
  assert.deepEqual(socket.of("do"), []);
  socket.tell(view(game({ round: 2, own: ["R-left"], actions: [done] })));
  press([" "]);
  assert.deepEqual(socket.of("do").map(({ what }) => what), ["done"]);
});
