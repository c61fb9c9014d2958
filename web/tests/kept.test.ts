// What a reload keeps, and how long an answer stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeSocket, later, NOW, openWindow, Runs } from "./dom.js";
import { game, view, welcome } from "./messages.js";
import { at, openPage, press, text } from "./open.js";
import { Page } from "../src/page.js";

const LOCAL = "http://127.0.0.1:8518/#secret&player=1";

function choose(id: string, value: string): void {
  at<HTMLSelectElement>(id).value = value;
  at(id).dispatchEvent(new Event("change"));
}

test("the address names the game and the seat that were chosen, so that a reload shows them again", async () => {
  await openPage(game(), {}, LOCAL);
  choose("game", "daily");
  FakeSocket.latest.open().tell(welcome({ subject: "daily" }));
  choose("seat", "2");
  const socket = FakeSocket.latest.open();
  socket.tell(welcome({ subject: "daily", player: "2" }));
  assert.equal(location.hash, "#secret&player=2&game=daily");
  socket.tell(view(game({ kind: "daily", which: "17" })));
  assert.equal(location.hash, "#secret&player=2&game=daily:17");
  const reloaded = await openPage(game(), {}, location.href);
  assert.deepEqual([reloaded.of("hello")[0]!["player"], reloaded.of("hello")[0]!["subject"]], ["2", "daily:17"]);
});

test("what is set is kept for later visits", async () => {
  await openPage();
  const names = ["dark", "letters", "anywhere", "motion"];
  const set = () => names.map((name) => at<HTMLInputElement>(name).checked);
  assert.deepEqual(set(), [false, true, true, true]);
  for (const name of names) at(name).click();
  const kept = localStorage;
  openWindow();
  Object.defineProperty(globalThis, "localStorage", { value: kept, configurable: true });
  new Page();
  assert.deepEqual(set(), [true, false, false, false]);
  assert.equal(document.documentElement.dataset["theme"], "dark");
});

test("letters are keys unless that is switched off", async () => {
  await openPage();
  at("letters").click();
  press(["g", "ArrowRight"]);
  assert.equal(text("moves"), "R-r");
  press(["e", "ArrowDown"]);
  assert.equal(text("moves"), "R-r R-d");
  at("letters").click();
  press(["g", "ArrowRight"]);
  assert.equal(text("moves"), "R-r R-d G-r");
});

test("nothing is animated where motion is switched off", async () => {
  await openPage();
  const before = Runs.all.length;
  at("motion").click();
  press(["ArrowRight"]);
  assert.equal(Runs.all.length, before);
});

test("sounds are off until they are switched on", async () => {
  const notes: number[] = [];
  class Silence {
    readonly currentTime = 0;
    readonly destination = {};
    resume() {}
    createGain() {
      return { gain: this.param(), connect: () => undefined };
    }
    createOscillator() {
      return { frequency: this.param(notes), connect: (to: unknown) => to, start: () => undefined, stop: () => undefined };
    }
    private param(into: number[] = []) {
      return { setValueAtTime: (value: number) => into.push(value), exponentialRampToValueAtTime: () => undefined };
    }
  }
  Object.defineProperty(globalThis, "AudioContext", { value: Silence, configurable: true });
  const deadline = NOW / 1000 + 11;
  const socket = await openPage(game({ deadline }));
  press(["ArrowLeft"]);
  await later(50);
  assert.deepEqual([notes, at<HTMLInputElement>("sound").checked], [[], false]);
  at("sound").click();
  assert.ok(notes.splice(0).length, "it is heard at once");
  press(["ArrowDown"]);
  await later(50);
  assert.equal(notes.splice(0).length, 2, "it slides, and stops");
  await later(2_400);
  assert.equal(notes.splice(0).length, 2, "a tick for each of the last seconds");
  socket.tell(view(game({ won: "chip" })));
  await later(50);
  assert.ok(notes.length > 2);
});

test("a frame that allows neither storage nor another address shows the page all the same", async () => {
  openWindow();
  const refuse = () => {
    throw new Error("SecurityError");
  };
  for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  new Page();
  at("dark").click();
  assert.ok(document.documentElement.dataset["theme"]);
});

test("an answer is printed once, and goes when something else has happened", async () => {
  const socket = await openPage(game({ actions: [{ what: "done", label: "Done", leads: false, rare: false }] }));
  document.querySelector<HTMLElement>("[data-what=done]")!.click();
  socket.tell({ kind: "answer", id: socket.of("do")[0]!["id"], text: "You are done", opens: "" });
  socket.tell(view(game({ status: "One is done" })));
  assert.equal(text("note"), "You are done", "the view that comes with it leaves it");
  assert.equal(text("said"), "", "it is not printed twice");
  socket.tell(view(game({ status: "Two are done" })));
  assert.equal(text("note"), "");
});

test("an answer goes with the end of the game", async () => {
  const socket = await openPage(game({ actions: [{ what: "done", label: "Done", leads: false, rare: false }] }));
  document.querySelector<HTMLElement>("[data-what=done]")!.click();
  socket.tell({ kind: "answer", id: socket.of("do")[0]!["id"], text: "You are done", opens: "" });
  socket.tell(view(game({ is_over: true })));
  assert.equal(text("note"), "");
});
