// The page as a whole: what the bot sends is shown, and what the person does is sent.
import assert from "node:assert/strict";
import { test } from "node:test";
import { done, FakeSocket, later, NOW, openWindow, Runs } from "./dom.js";
import { Page } from "../src/page.js";
import { game, solution, view, welcome, WORDS } from "./messages.js";
import { at, drawn, openPage, press, text } from "./open.js";

const ADA = { id: "1", name: "Ada" }, BEN = { id: "2", name: "Ben" };
const sand = () => (at("sand").hidden ? null : text("sand"));
const items = (id: string) => [...at(id).children].map((one) => one.textContent);

test("the sand runs by the bot's clock, and is red at its end", async () => {
  const deadline = (NOW + 65_000) / 1000;
  const socket = await openPage(null);
  socket.tell(view(game({ deadline }), { now: NOW / 1000 }));
  assert.equal(sand(), "1:05");
  await later(55_000);
  assert.deepEqual([sand(), at("sand").classList.contains("is-short")], ["0:10", true]);
  socket.tell(view(game({ deadline }), { now: (NOW + 5_000) / 1000 }));
  assert.deepEqual([sand(), at("sand").classList.contains("is-short")], ["1:00", false], "this machine's clock is ahead");
  await later(58_500);
  assert.equal(sand(), "0:02");
  await later(5_000);
  assert.equal(sand(), "0:00");
});

test("the title of the tab says that it is one's turn, and that one's time runs out, and returns", async () => {
  const deadline = (NOW + 12_000) / 1000;
  const socket = await openPage(null);
  socket.tell(view(game({ deadline, is_asked: true }), { now: NOW / 1000 }));
  assert.equal(document.title, "Your turn · Ricochet");
  await later(2_000);
  assert.equal(document.title, "0:10 · Your turn · Ricochet");
  socket.tell(view(game({ deadline: deadline + 60 })));
  assert.equal(document.title, "Ricochet");
  socket.tell(view(game({ deadline, may_try: false, number: null })));
  assert.equal(document.title, "Ricochet", "the pause before the next round is no one's time");
});

test("there is no sand without a deadline, nor once the game is over", async () => {
  const socket = await openPage(game());
  assert.equal(sand(), null);
  socket.tell(view(game({ deadline: NOW / 1000 + 60, is_over: true })));
  assert.equal(sand(), null);
});

test("lists are written once for each change, and what does not count is struck", async () => {
  const rows = [{ name: "Ada", value: "9", is_out: true }, { name: "Ben", value: "5", is_out: false }];
  const socket = await openPage(game({ rows, scores: rows.slice(1), score_line: "5 chips win" }));
  assert.deepEqual(items("bids"), ["Ada 9", "Ben 5"]);
  assert.deepEqual(items("scores"), ["Ben 5"]);
  assert.equal(text("needed"), "5 chips win");
  const [ada, ben] = at("bids").children;
  assert.deepEqual([ada, ben].map((one) => one!.classList.contains("is-out")), [true, false]);
  assert.deepEqual([ada, ben].map((one) => one!.querySelector("b")!.getAttribute("role") ?? (one!.querySelector("b") as HTMLElement).role), ["deletion", ben!.querySelector("b")!.role]);
  socket.tell(view(game({ rows: structuredClone(rows), status: "changed" })));
  assert.equal(at("bids").children[0], ada, "or a screen reader would say it again");
  socket.tell(view(game({ rows: rows.slice(1) })));
  assert.deepEqual(items("bids"), ["Ben 5"]);
});

test("buttons do what they are for, in the round that is seen", async () => {
  const actions = [{ what: "done", label: "I'm done", leads: false, rare: false }, { what: "next", label: "Next", leads: true, rare: false }];
  const socket = await openPage(game({ actions, finish: null }));
  assert.deepEqual([items("lead"), items("actions")], [["Next"], ["I'm done"]]);
  at("actions").querySelector("button")!.click();
  assert.deepEqual(socket.of("do").map(({ what, game, round, path, moves }) => [what, game, round, path, moves]), [["done", "7", 1, [], 0]]);
  socket.tell(view(game({ actions })));
  assert.deepEqual([items("lead"), items("actions")], [[], ["I'm done", "Next"]], "the button for moves leads");
});

test("without a game the page says so, and offers what begins one", async () => {
  const socket = await openPage(game({ own: ["G-down"] }));
  assert.ok(document.body.classList.contains("has-game"));
  socket.tell(view(null, { text: "Nothing is **on**", actions: [{ what: "begin", label: "Begin", leads: true, rare: false }] }));
  assert.equal(document.body.classList.contains("has-game"), false);
  assert.deepEqual([text("status"), text("headline"), text("moves"), items("lead")], ["Nothing is on", "", "", ["Begin"]]);
  await later(1000);
  assert.equal(text("status"), "Nothing is on");
});

test("a field for a number is there where one may be bid, and sends nothing else", async () => {
  const socket = await openPage(game({ number: null }));
  assert.ok(at("alone").hidden);
  at("alone").dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual(socket.of("do"), []);
});

test("a proof runs on the board, move by move, and nothing else moves robots meanwhile", async () => {
  const socket = await openPage();
  press(["ArrowLeft"]);
  Runs.all = [];
  socket.tell({ kind: "shown", game: "7", number: 3, round: 1, player: BEN, path: ["G-down", "G-right"], why: "too few" });
  assert.deepEqual(items("news"), ["Ben: G-d G-r – too few"]);
  await later(50);
  assert.deepEqual([drawn("G"), drawn("R")], ["H4", "C1"], "it begins where the round does");
  press(["ArrowDown", "Backspace", "b"]);
  assert.deepEqual([drawn("G"), drawn("R"), text("moves")], ["H4", "C1", "R-l"]);
  socket.tell(view(game({ status: "still shown" })));
  assert.equal(drawn("G"), "H4");
  await later(250);
  assert.equal(drawn("G"), "P4");
  assert.equal(document.querySelectorAll("text.number").length, 2);
  await later(500);
  assert.deepEqual([drawn("G"), drawn("R")], ["H1", "A1"], "then one's own tries are there again");
  press(["ArrowDown"]);
  assert.equal(text("moves"), "R-l B-d", "the robot that was chosen meanwhile");
  assert.equal(Runs.all.length, 3);
});

test("what one has won is celebrated once, when the proof has been shown", async () => {
  const socket = await openPage(game({ may_try: false }));
  const bits = () => document.querySelectorAll("#place .bit").length, won = game({ may_try: false, won: "chip", status: "Yours" });
  Runs.areEndless = true;
  socket.tell({ kind: "shown", game: "7", number: 1, round: 1, player: ADA, path: [], why: "" });
  socket.tell(view(won));
  assert.equal(bits(), 0, "first the proof is seen");
  await later(300);
  assert.ok(bits() > 9);
  assert.ok(document.body.classList.contains("has-won"));
  const before = bits();
  socket.tell(view({ ...won, status: "The next round is coming" }));
  await later(300);
  assert.equal(bits(), before);
  socket.tell(view(game({ round: 2 })));
  assert.equal(document.body.classList.contains("has-won"), false);
});

test("what was won before the page was opened, or where less motion is preferred, lets no confetti fall", async () => {
  const won = game({ won: "game", is_over: true });
  await openPage(won);
  Runs.areEndless = true;
  await later(300);
  assert.equal(document.querySelectorAll(".bit").length, 0);
  const socket = await openPage();
  Object.defineProperty(globalThis, "matchMedia", { value: (query: string) => ({ matches: query.includes("reduced-motion: reduce") }), configurable: true });
  socket.tell(view(won));
  await later(300);
  assert.equal(document.querySelectorAll(".bit").length, 0);
  assert.ok(document.body.classList.contains("has-won"));
});

test("proofs are shown one after the other", async () => {
  const socket = await openPage();
  for (const [number, path] of [[1, ["G-down"]], [2, ["R-left"]]] as const) {
    socket.tell({ kind: "shown", game: "7", number, round: 1, player: BEN, path, why: "" });
  }
  await later(100);
  assert.deepEqual([drawn("G"), drawn("R")], ["H4", "C1"]);
  await later(250);
  assert.deepEqual([drawn("G"), drawn("R")], ["H1", "A1"]);
  await later(250);
  assert.deepEqual([drawn("G"), drawn("R")], ["H1", "C1"]);
});

test("a proof of the last round does not go on into the next", async () => {
  const socket = await openPage();
  socket.tell({ kind: "shown", game: "7", number: 1, round: 1, player: BEN, path: ["G-down", "R-left"], why: "" });
  await later(50);
  assert.equal(drawn("G"), "H4");
  socket.tell(view(game({ round: 2 })));
  assert.equal(drawn("G"), "H1");
  press(["ArrowDown"]);
  assert.equal(drawn("R"), "C16");
  await later(1000);
  assert.deepEqual([drawn("G"), drawn("R")], ["H1", "C16"]);
  socket.tell({ kind: "shown", game: "7", number: 2, round: 1, player: BEN, path: ["B-left"], why: "" });
  await later(1000);
  assert.equal(drawn("B"), "H5", "nor one that comes late");
  assert.deepEqual(items("news"), ["Ben: B-l", "Ben: G-d R-l"]);
});

test("a proof that was shown is not shown again after a cut, and the page says what it has seen", async () => {
  const socket = await openPage();
  const proof = { kind: "shown", game: "7", number: 4, round: 1, player: BEN, path: ["G-down"], why: "" };
  socket.tell(proof);
  socket.tell(proof);
  assert.deepEqual(items("news"), ["Ben: G-d"]);
  socket.cut();
  await later(2000);
  assert.deepEqual(FakeSocket.latest.open().of("hello")[0]!["seen"], { game: "7", number: 5 });
  FakeSocket.latest.tell({ ...proof, game: "8", number: 0 });
  assert.equal(items("news").length, 2, "another game counts anew");
});

test("the four latest news are shown, and names in them are no marks", async () => {
  const socket = await openPage();
  for (let number = 1; number <= 5; number++) {
    socket.tell({ kind: "shown", game: "7", number, round: 9, player: { id: "2", name: `<t:0:F> **${number}**` }, path: ["R-up"], why: "" });
  }
  assert.deepEqual(items("news"), [5, 4, 3, 2].map((number) => `<t:0:F> **${number}**: R-u`));
  assert.equal(document.querySelector("#news .whole")!.textContent, "R-u", "no line ends within a move");
});

test("an answer is said to those who see it and those who hear it, once", async () => {
  const socket = await openPage(game({ actions: [{ what: "done", label: "Done", leads: false, rare: false }] }));
  at("actions").querySelector("button")!.click();
  socket.tell({ kind: "answer", id: 1, text: "Not **now**", opens: "" });
  assert.deepEqual([text("note"), at("note").getAttribute("role"), text("said")], ["Not now", "alert", ""]);
  socket.tell({ kind: "answer", id: 1, text: "again", opens: "" });
  assert.equal(text("note"), "Not now");
  socket.tell(view(game({ status: "on" })));
  assert.equal(text("note"), "Not now");
  socket.tell(view(game({ round: 2 })));
  assert.deepEqual([text("note"), text("said")], ["", ""]);
});

test("an answer may open another subject, which begins anew", async () => {
  const socket = await openPage(game({ actions: [{ what: "done", label: "Done", leads: false, rare: false }] }));
  at("actions").querySelector("button")!.click();
  socket.tell({ kind: "answer", id: 1, text: "", opens: "match" });
  assert.equal(FakeSocket.all.length, 1, "it is shown already");
  at("actions").querySelector("button")!.click();
  socket.tell({ kind: "answer", id: 2, text: "", opens: "daily" });
  const hello = FakeSocket.latest.open().of("hello")[0]!;
  assert.deepEqual([hello["subject"], hello["seen"], FakeSocket.all.length], ["daily", null, 2]);
});

test("who and what is shown can be chosen", async () => {
  const socket = await openPage(game({ kind: "study", which: "7.2" }));
  const seat = at<HTMLSelectElement>("seat"), games = at<HTMLSelectElement>("game");
  assert.deepEqual([...seat.options].map(({ value, textContent }) => [value, textContent]), [["", "Watch"], ["1", "Ada"], ["2", "Ben"]]);
  assert.deepEqual([seat.value, games.value], ["1", "match"]);
  socket.tell({ kind: "shown", game: "7", number: 1, round: 1, player: ADA, path: [], why: "" });
  seat.value = "";
  seat.dispatchEvent(new Event("change"));
  assert.equal(document.body.classList.contains("has-game"), false);
  const hello = FakeSocket.latest.open().of("hello")[0]!;
  assert.deepEqual([hello["player"], hello["subject"], hello["seen"]], [null, "study:7.2", null], "another player sees the same");
  assert.equal(items("news").length, 1);
  games.value = "daily";
  games.dispatchEvent(new Event("change"));
  assert.equal(FakeSocket.latest.open().of("hello")[0]!["subject"], "daily");
  assert.deepEqual(items("news"), []);
});

test("what is only one is not offered to be chosen", async () => {
  await openPage(game(), { players: [], player: null, subjects: { match: "Match" } });
  assert.deepEqual([at("seat").parentElement!.hidden, at("game").parentElement!.hidden], [true, true]);
  await openPage();
  assert.deepEqual([at("seat").parentElement!.hidden, at("game").parentElement!.hidden], [false, false]);
});

test("the ways on the board are those of the moves that are left, each numbered, and each robot's first one marked", async () => {
  await openPage();
  const ways = () => [...document.querySelectorAll("polyline.trail, text.number, rect.begin")].map((one) => one.textContent || one.getAttribute("class"));
  press(["ArrowDown", "ArrowRight"]);
  assert.deepEqual(ways(), ["begin R", "trail R", "trail R", "1", "2"]);
  press(["Backspace", "g", "ArrowDown"]);
  assert.deepEqual(ways(), ["begin R", "trail R", "begin G", "trail G", "1", "2"]);
  press(["Escape"]);
  assert.deepEqual(ways(), []);
});

test("the cells of the board are described anew in another language", async () => {
  const socket = await openPage();
  const described = (robot: string) => [...document.querySelectorAll("[role=gridcell]")].filter((one) => one.getAttribute("aria-label")!.includes(robot)).length;
  assert.deepEqual([described(", wall: "), described(", mur: ")].map((count) => count > 0), [true, false]);
  socket.tell(welcome({ language: "fr", labels: { ...WORDS, "stop-wall": "mur" } }));
  assert.deepEqual([described(", wall: "), described(", mur: ")].map((count) => count > 0), [false, true]);
});

test("the words of the page are in place, and its language is named", async () => {
  await openPage(game(), { language: "de" });
  assert.equal(document.documentElement.lang, "de");
  assert.equal(document.title, "Ricochet");
  assert.deepEqual(["title", "lost", "help", "seat-label", "game-label", "sign-out"].map(text),
    ["Ricochet", "Connection lost", "Help", "Play as", "Game", "Sign out"]);
  assert.deepEqual([at("set").ariaLabel, at("dark").parentElement!.textContent, at<HTMLInputElement>("field").placeholder, at("undo").title], ["Settings", "Dark", "Moves", "Undo"]);
  assert.equal(at("field").getAttribute("aria-label"), "Moves");
  assert.equal(at("count").getAttribute("aria-label"), "Bid alone");
  assert.equal(document.getElementById("board")!.getAttribute("aria-label"), "The board in words");
  assert.equal(text("words"), "The board in words");
});

test("the theme is the system's until the other one is chosen", async () => {
  openWindow();
  Object.defineProperty(globalThis, "matchMedia", { value: (media: string) => ({ matches: media.includes("dark") }), configurable: true });
  new Page();
  assert.deepEqual([at<HTMLInputElement>("dark").checked, document.documentElement.dataset["theme"]], [true, undefined]);
  at("dark").click();
  assert.equal(document.documentElement.dataset["theme"], "light");
  at("dark").click();
  assert.equal(document.documentElement.dataset["theme"], "dark");
});

test("a solution of what is over leads to its study", async () => {
  const solutions = [solution("Ada", ["R-left"], { study: "study:7.1" }), solution("Ben", ["G-down"])];
  const socket = await openPage(game({ may_try: false, solutions }));
  const button = () => document.querySelector<HTMLElement>("[data-what=study]");
  at("step-next").click();
  assert.equal(button(), null);
  at("step-next").click();
  button()!.click();
  assert.equal(FakeSocket.latest.open().of("hello")[0]!["subject"], "study:7.1");
  assert.deepEqual(socket.of("do"), []);
});

test("a solution is stepped through by buttons and arrow keys", async () => {
  const solutions = [solution("**Ada**", ["R-left", "R-down"]), solution("Ben", ["G-down"])];
  const socket = await openPage(game({ may_try: false, solutions }));
  const shown = () => [text("step-label"), text("moves"), drawn("R"), at<HTMLButtonElement>("step-back").disabled, at<HTMLButtonElement>("step-on").disabled];
  assert.deepEqual(shown(), ["Ada", "R-l R-d", "A16", false, true]);
  Runs.all = [];
  at("step-back").click();
  assert.deepEqual(shown(), ["Ada", "R-l ▸ R-d", "A1", false, false]);
  press(["ArrowLeft"]);
  assert.deepEqual(shown(), ["Ada", "R-l R-d", "C1", true, false]);
  assert.deepEqual(Runs.all, [], "nothing runs backwards");
  assert.equal(text("said"), "");
  Runs.all = [];
  press(["ArrowRight"]);
  assert.deepEqual([text("said"), Runs.all.length], ["Robot R on A1", 1]);
  press(["ArrowDown"]);
  assert.deepEqual([text("step-label"), drawn("R"), drawn("G")], ["Ben", "C1", "H4"]);
  press(["ArrowUp"]);
  assert.equal(text("step-label"), "Ada");
  for (const id of ["step-previous", "step-next", "steps"]) assert.equal(at(id).hidden, false);
  socket.tell(view(game({ may_try: false, solutions: solutions.slice(0, 1) })));
  assert.deepEqual([at("step-previous").hidden, at("steps").hidden], [true, false]);
});

test("why a page is not served is said until it is served", async () => {
  const socket = await openPage();
  const closed = { kind: "closed", text: "Too **many**", retry: true, sign_in: null, channel: { href: "https://discord.com/channels/1/2", label: "Channel" } };
  socket.tell(closed);
  assert.equal(text("status"), "Too many");
  assert.deepEqual([at("channel").hidden, at<HTMLAnchorElement>("channel").href], [false, closed.channel.href]);
  await later(10_000);
  FakeSocket.latest.open().tell(welcome());
  FakeSocket.latest.tell(view(game()));
  assert.equal(text("status"), "Bid");
  assert.ok(at("channel").hidden);
  await done();
});
