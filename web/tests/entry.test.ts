// What says who is in front of the page: its address, or Discord, and nothing of it longer than it is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Entry } from "../src/entry.js";
import { Page } from "../src/page.js";
import { FakeSocket, openWindow } from "./dom.js";
import { view, welcome } from "./messages.js";
import { at, text } from "./open.js";

const SIGN_IN = { href: "https://discord.com/oauth2/authorize?client_id=42", label: "Sign in" };

function open(url: string): Entry {
  openWindow(url);
  return entry();
}

function entry(): Entry {
  return new Entry(() => assert.fail(), () => assert.fail());
}

/** Keep the addresses to which the page goes, instead of going there. */
function goings(): string[] {
  const gone: string[] = [], { hash, search, host, protocol } = location;
  const assign = (href: string) => gone.push(href);
  Object.defineProperty(globalThis, "location", { value: { hash, search, host, protocol, assign }, configurable: true, writable: true });
  return gone;
}

test("the address of one's own machine has a secret, a player and a game", () => {
  const { player, subject } = open("http://127.0.0.1:8518/#S3cret&player=5&game=daily:3");
  assert.deepEqual([player, subject], ["5", "daily:3"]);
  const hello = entry().hello("5", "daily:3");
  assert.deepEqual([hello.secret, hello.player, hello.subject, hello.place, hello.watch, hello.instance], ["S3cret", "5", "daily:3", null, "", null]);
});

test("a public address has a place, and perhaps what lets anyone watch, and no secret", () => {
  const opened = open("https://board.example.org/#place=1.2&watch=abc");
  const { secret, place, watch, code, session, leaves } = opened.hello(null, "");
  assert.deepEqual([secret, place, watch, code, session, leaves], ["", "1.2", "abc", "", "", false]);
  assert.deepEqual([opened.player, opened.subject], [null, ""]);
});

test("who signs in comes back to where they were, with a code that is taken once and leaves no trace", () => {
  openWindow("https://board.example.org/#place=1.2");
  const gone = goings();
  entry().signIn(SIGN_IN);
  const state = new URL(gone[0]!).searchParams.get("state")!;
  assert.ok(gone[0]!.startsWith(`${SIGN_IN.href}&state=`));
  assert.match(state, /^\d{20,40}$/);
  const kept = sessionStorage.getItem("ricochet-sign-in")!;

  openWindow(`https://board.example.org/?code=abc&state=${state}`);
  sessionStorage.setItem("ricochet-sign-in", kept);
  const back = entry();
  assert.equal(location.href, "https://board.example.org/#place=1.2", "neither code nor state stays in the address");
  assert.equal(sessionStorage.length, 0);
  const hello = back.hello(null, "");
  assert.deepEqual([hello.code, hello.place], ["abc", "1.2"]);
  back.welcome(welcome({ session: "s" }));
  const next = back.hello(null, "");
  assert.deepEqual([next.code, next.session], ["", "s"]);
});

test("a code that this window has not asked for is not taken", () => {
  for (const kept of [null, "other"]) {
    openWindow("https://board.example.org/?code=abc&state=forged");
    if (kept) sessionStorage.setItem("ricochet-sign-in", kept);
    assert.equal(entry().hello(null, "").code, "");
    assert.deepEqual([location.search, sessionStorage.length], ["", 0]);
  }
});

test("two sign-ins have two states", () => {
  openWindow("https://board.example.org/");
  const gone = goings();
  entry().signIn(SIGN_IN);
  entry().signIn(SIGN_IN);
  assert.notEqual(gone[0], gone[1]);
});

test("who leaves says so in the next hello, and what was refused is forgotten", () => {
  const opened = open("https://board.example.org/");
  assert.equal(opened.mayLeave, false);
  opened.welcome(welcome({ session: "s" }));
  assert.equal(opened.mayLeave, true);
  opened.leave();
  assert.deepEqual([opened.hello(null, "").leaves, opened.hello(null, "").session], [true, "s"]);
  opened.welcome(welcome({ session: "" }));
  assert.deepEqual([opened.hello(null, "").leaves, opened.mayLeave], [false, false]);
  opened.welcome(welcome({ session: "s" }));
  opened.leave();
  opened.forget();
  const { session, code, leaves } = opened.hello(null, "");
  assert.deepEqual([session, code, leaves], ["", "", false]);
});

test("the head of the page offers to sign in, and then to sign out", () => {
  openWindow("https://board.example.org/#place=1.2");
  const gone = goings();
  new Page();
  let socket = FakeSocket.latest.open();
  socket.tell({ kind: "closed", text: "Sign in first", retry: false, sign_in: SIGN_IN, channel: null });
  assert.deepEqual([at("sign-in").hidden, text("sign-in"), text("status")], [false, "Sign in", "Sign in first"]);
  at("sign-in").click();
  assert.equal(gone.length, 1);

  openWindow("https://board.example.org/#place=1.2");
  new Page();
  socket = FakeSocket.latest.open();
  socket.tell(welcome({ session: "s", name: "Ada", players: [] }));
  socket.tell(view(null));
  assert.deepEqual([at("sign-in").hidden, at("sign-out").hidden, text("who")], [true, false, "Ada"]);
  at("sign-out").click();
  const hello = FakeSocket.latest.open().of("hello")[0]!;
  assert.deepEqual([hello["leaves"], hello["session"]], [true, "s"]);
  FakeSocket.latest.tell({ kind: "closed", text: "", retry: false, sign_in: SIGN_IN, channel: null });
  assert.deepEqual([at("sign-in").hidden, at("sign-out").hidden, text("who")], [false, true, ""]);
});
