// The messages between the page as an Activity and Discord's client around its frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../src/page.js";
import { FakeSocket, later, openWindow } from "./dom.js";
import { game, view, welcome } from "./messages.js";
import { at, text } from "./open.js";

const DISCORD = "https://discord.com", APPLICATION = "42";
const SILENT = "Silent: board", DECLINED = "Declined: board";
const READY = [1, { cmd: "DISPATCH", evt: "READY", nonce: null, data: {} }];

interface Posted { readonly kind: number; readonly message: Record<string, unknown> }

/** A client around the page, in the window that frames it, or that has opened that one. */
class Client {
  readonly posted: Posted[] = [];
  readonly frame = { postMessage: (data: [number, Record<string, unknown>]) => this.take(data) };

  private take([kind, message]: [number, Record<string, unknown>]): void {
    this.posted.push({ kind, message });
  }

  get authorizations(): Record<string, unknown>[] {
    return this.posted.filter(({ kind }) => kind === 1).map(({ message }) => message);
  }

  get handshakes(): Record<string, unknown>[] {
    return this.posted.filter(({ kind }) => kind === 0).map(({ message }) => message);
  }
}

/** Open the page in the frame of a client; the bot answers its hello. */
function openActivity(query = "?instance_id=i-1&frame_id=7", isPopout = false): { client: Client; socket: FakeSocket; outer: unknown } {
  const opened = openWindow(`https://${APPLICATION}.discordsays.com/${query}`, APPLICATION);
  const client = new Client(), outer = isPopout ? { opener: client.frame } : client.frame;
  Object.defineProperty(opened, "parent", { value: outer, configurable: true });
  new Page();
  const socket = FakeSocket.latest.open();
  greet(socket);
  return { client, socket, outer };
}

function greet(socket: FakeSocket, name = ""): void {
  const signIn = name ? null : { href: "board", label: "Play" };
  const base = welcome();
  const labels = { ...base.labels, "activity-silent": "Silent: {}", "activity-declined": "Declined: {}" };
  socket.tell({ ...base, labels, players: [], player: null, sign_in: signIn, name, session: name && "session" });
  socket.tell(view(game({ may_try: false })));
}

function receive(data: unknown, source: unknown, origin = DISCORD): void {
  const event = new Event("message");
  Object.assign(event, { data, source, origin });
  window.dispatchEvent(event);
}

function answer(client: Client, changes: object): unknown {
  const { cmd, nonce } = client.authorizations[client.authorizations.length - 1]!;
  return [1, { cmd, nonce, evt: null, data: { code: "abc" }, ...changes }];
}

const hellos = () => FakeSocket.all.flatMap((socket) => socket.of("hello"));

test("the page greets the client, and says hello with its instance", () => {
  const { client } = openActivity();
  assert.deepEqual(client.posted, [{ kind: 0, message: { v: 1, encoding: "json", client_id: APPLICATION, frame_id: "7" } }]);
  assert.equal(hellos()[0]!["instance"], "i-1");
});

test("outside a frame of Discord's, or without an application, the page is no Activity", () => {
  for (const query of ["?instance_id=i-1", "?frame_id=7", ""]) {
    const { client } = openActivity(query);
    assert.deepEqual(client.posted, []);
    assert.equal(hellos()[0]!["instance"], null);
  }
});

test("who consents plays: the code is sent with the next hello, once", async () => {
  const { client } = openActivity();
  receive(READY, client.frame);
  at("sign-in").click();
  const [asked] = client.authorizations;
  assert.equal(asked!["cmd"], "AUTHORIZE");
  assert.deepEqual((asked!["args"] as Record<string, unknown>)["scope"], ["identify"]);
  assert.equal((asked!["args"] as Record<string, unknown>)["client_id"], APPLICATION);
  receive(answer(client, {}), client.frame);
  FakeSocket.latest.open();
  assert.deepEqual(hellos().map(({ code }) => code), ["", "abc"]);
  greet(FakeSocket.latest, "Ben");
  assert.equal(text("who"), "Ben");
  assert.ok(at("sign-out").hidden, "who is signed in by Discord's client signs out there");
  FakeSocket.latest.cut();
  await later(2000);
  FakeSocket.latest.open();
  assert.deepEqual(hellos().map(({ code, session }) => [code, session]), [["", ""], ["abc", ""], ["", "session"]]);
  await later(6000);
  assert.equal(text("note"), "");
});

test("what is pressed before the client is ready is asked once it is", () => {
  const { client } = openActivity();
  at("sign-in").click();
  assert.deepEqual(client.authorizations, []);
  receive(READY, client.frame);
  assert.equal(client.authorizations.length, 1);
});

test("a client that never says it is ready is said to be silent after five seconds, with where to play instead", async () => {
  const { client } = openActivity();
  await later(4900);
  assert.equal(text("note"), "");
  await later(200);
  assert.equal(text("note"), SILENT);
  at("note").replaceChildren();
  delete at("note").dataset["text"];
  at("sign-in").click();
  assert.equal(client.handshakes.length, 2, "it is greeted again, as it may have been reloaded");
  await later(5100);
  assert.equal(text("note"), SILENT, "and pressing says so again");
});

test("a client that is ready in time is not said to be silent", async () => {
  const { client } = openActivity();
  await later(3000);
  receive(READY, client.frame);
  await later(60000);
  assert.equal(text("note"), "");
});

test("a client that never answers the question is said to be silent, and may still answer", async () => {
  const { client } = openActivity();
  receive(READY, client.frame);
  at("sign-in").click();
  await later(5100);
  assert.equal(text("note"), SILENT);
  receive(answer(client, {}), client.frame);
  FakeSocket.latest.open();
  assert.equal(hellos()[1]!["code"], "abc");
});

test("who declines is told what that means, and can be asked again", async () => {
  const { client } = openActivity();
  receive(READY, client.frame);
  at("sign-in").click();
  receive(answer(client, { evt: "ERROR", data: { code: 5000 } }), client.frame);
  assert.equal(text("note"), DECLINED);
  await later(10000);
  assert.equal(text("note"), DECLINED, "it has answered");
  at("sign-in").click();
  receive(answer(client, {}), client.frame);
  FakeSocket.latest.open();
  assert.deepEqual(hellos().map(({ code }) => code), ["", "abc"]);
});

test("a client that closes ends the wait at once", () => {
  const { client } = openActivity();
  receive(READY, client.frame);
  at("sign-in").click();
  const late = answer(client, {});
  receive([2, { code: 4001, message: "closed" }], client.frame);
  assert.equal(text("note"), SILENT);
  receive(late, client.frame);
  assert.equal(FakeSocket.all.length, 1, "what it closed is not answered any more");
  at("sign-in").click();
  assert.equal(client.authorizations.length, 1, "it is greeted before it is asked again");
  assert.equal(client.handshakes.length, 2);
});

test("trouble before the welcome is said after it", async () => {
  const opened = openWindow(`https://${APPLICATION}.discordsays.com/?instance_id=i-1&frame_id=7`, APPLICATION);
  Object.defineProperty(opened, "parent", { value: new Client().frame, configurable: true });
  new Page();
  await later(5100);
  greet(FakeSocket.latest.open());
  assert.equal(text("note"), SILENT);
});

test("messages are taken from the client's window alone", () => {
  for (const source of [{ postMessage: () => undefined }, null]) {
    const { client } = openActivity();
    receive(READY, source);
    at("sign-in").click();
    assert.deepEqual(client.authorizations, []);
    receive(READY, client.frame);
    receive(answer(client, {}), source);
    receive([2, {}], source);
    assert.deepEqual([FakeSocket.all.length, text("note")], [1, ""]);
  }
});

test("messages are taken from a popout and from the window that opened it, which is asked", () => {
  const { client, outer } = openActivity(undefined, true);
  assert.equal(client.handshakes.length, 1);
  receive(READY, outer);
  at("sign-in").click();
  assert.equal(client.authorizations.length, 1);
  receive(answer(client, {}), client.frame);
  assert.equal(FakeSocket.all.length, 2);
});

test("messages are taken from Discord's origins alone, its own, and an opaque one", () => {
  const taken = (origin: string) => {
    const { client } = openActivity();
    receive(READY, client.frame, origin);
    at("sign-in").click();
    return client.authorizations.length === 1;
  };
  const from = ["https://discord.com", "https://ptb.discord.com", "https://canary.discordapp.com", `https://${APPLICATION}.discordsays.com`, "null"];
  assert.deepEqual(from.filter((origin) => !taken(origin)), []);
  const foreign = [
    "https://evil.example", "http://discord.com", "https://discord.com.evil.example", "https://evil-discord.com", "https://43.discordsays.com",
    "https://discord_com", "https://evil.discord.com", "",
  ];
  assert.deepEqual(foreign.filter(taken), []);
});

test("what is no message of the client, or no answer to the question, is ignored", () => {
  const { client } = openActivity();
  for (const data of ["READY", null, { 0: 1 }, [1, { cmd: "DISPATCH", evt: "ERROR" }], [3, READY[1]], [1, { cmd: "AUTHORIZE", nonce: "", data: { code: "x" } }]]) {
    receive(data, client.frame);
  }
  at("sign-in").click();
  assert.deepEqual(client.authorizations, []);
  receive(READY, client.frame);
  receive(answer(client, { nonce: "other" }), client.frame);
  assert.equal(FakeSocket.all.length, 1);
});
