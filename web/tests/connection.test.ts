// The connection: cuts, sockets that are dead without being closed, and what is sent again.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Connection } from "../src/connection.js";
import type { FromServer } from "../src/protocol.js";
import { FakeSocket, later, openWindow } from "./dom.js";

const BID = { game: "7", round: 1, what: "bid", path: [], moves: 5 };

/** Open a connection whose pauses before it connects again are as short as they may be, or by `chance` longer. */
function connect(chance = 0): { connection: Connection; received: FromServer[] } {
  openWindow();
  mock.method(Math, "random", () => chance);
  const received: FromServer[] = [];
  const connection = new Connection(() => ({ kind: "hello", secret: "s" }), (message) => {
    if (message.kind === "welcome") connection.welcomed();
    else if (message.kind === "answer") connection.answered(message.id);
    else if (message.kind === "closed") connection.closed(message.retry);
    received.push(message);
  });
  connection.open();
  return { connection, received };
}

function welcomed(): FakeSocket {
  const socket = FakeSocket.latest.open();
  socket.tell({ kind: "welcome" });
  return socket;
}

const isLost = () => document.body.classList.contains("is-lost");
const pings = (socket: FakeSocket) => socket.of("ping").length;

test("a socket that was opened before the page says hello, and another follows one that could not be opened", async () => {
  const { connection } = connect();
  const early = new FakeSocket("").open();
  connection.open(early as unknown as WebSocket);
  assert.equal(early.of("hello").length, 1);
  const failed = new FakeSocket("");
  failed.cut();
  connection.open(failed as unknown as WebSocket);
  await later(1000);
  assert.equal(welcomed().of("hello").length, 1);
});

test("the page says hello under one name, whatever becomes of its sockets", async () => {
  connect();
  const [first] = welcomed().of("hello");
  FakeSocket.latest.cut();
  await later(1000);
  const [second] = welcomed().of("hello");
  assert.equal(FakeSocket.latest.url, "ws://127.0.0.1:8518/socket");
  assert.equal(first!["secret"], "s");
  assert.match(String(first!["page"]), /^\w{20,}$/);
  assert.equal(first!["page"], second!["page"]);
});

test("a page that is served by https connects by wss", () => {
  openWindow("https://board.example.org/");
  new Connection(() => ({ kind: "hello" }), () => undefined).open();
  assert.equal(FakeSocket.latest.url, "wss://board.example.org/socket");
});

test("a bot at rest is pinged, and a connection that lives stays", async () => {
  connect();
  const socket = welcomed();
  for (let minute = 0; minute < 3; minute++) {
    await later(19000);
    assert.equal(pings(socket), minute + 1);
    socket.tell({ kind: "pong" });
  }
  assert.equal(FakeSocket.all.length, 1);
  assert.equal(isLost(), false);
});

test("a socket that is dead without being closed is noticed within 30 seconds, said, and replaced", async () => {
  connect();
  const socket = welcomed();
  await later(20000);
  assert.equal(isLost(), false, "it may still answer");
  await later(10000);
  assert.ok(isLost());
  assert.equal(socket.readyState, 3);
  assert.equal(FakeSocket.all.length, 2);
  welcomed();
  assert.equal(isLost(), false);
});

test("after a press it is noticed within 10 seconds, and the command is sent again", async () => {
  const { connection } = connect();
  const socket = welcomed();
  connection.do(BID);
  assert.deepEqual(socket.of("do"), [{ kind: "do", id: 1, ...BID }]);
  await later(10000);
  assert.equal(FakeSocket.all.length, 2);
  assert.deepEqual(welcomed().of("do"), [{ kind: "do", id: 1, ...BID }]);
});

test("a bot that takes its time over a command, but is there, is waited for", async () => {
  const { connection } = connect();
  const socket = welcomed();
  connection.do(BID);
  for (let second = 0; second < 60; second++) {
    await later(1000);
    if (pings(socket)) socket.tell({ kind: "pong" });
  }
  assert.equal(FakeSocket.all.length, 1);
});

test("a socket that dies after typed moves is noticed within 10 seconds", async () => {
  const { connection } = connect();
  const socket = welcomed();
  connection.type("R-up");
  assert.deepEqual(socket.of("type"), [{ kind: "type", text: "R-up" }]);
  await later(10000);
  assert.equal(FakeSocket.all.length, 2);
});

test("a socket that never opens, or a hello that is never answered, is given up", async () => {
  connect();
  await later(22000);
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.latest.open();
  await later(24000);
  assert.equal(FakeSocket.all.length, 3);
});

test("what an old socket still brings is not read", async () => {
  const { received } = connect();
  const old = welcomed();
  await later(27000);
  const count = received.length;
  old.tell({ kind: "pong" });
  old.cut();
  assert.equal(received.length, count);
  await later(500);
  assert.equal(FakeSocket.all.length, 2);
});

const WAKING: readonly (readonly [string, () => void])[] = [
  ["online", () => window.dispatchEvent(new Event("online"))],
  ["pageshow", () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))],
  ["visibilitychange", () => document.dispatchEvent(new Event("visibilitychange"))],
];
for (const [name, wake] of WAKING) {
  test(`${name} lets it look at once whether the connection lives`, async () => {
    connect();
    const socket = welcomed();
    await later(100);
    wake();
    assert.equal(pings(socket), 1);
    await later(5000);
    assert.ok(FakeSocket.all.length > 1);
  });

  test(`${name} lets a page connect at once whose connection is lost`, async () => {
    connect();
    welcomed().cut();
    wake();
    assert.equal(FakeSocket.all.length, 2);
    await later(2500);
    assert.equal(FakeSocket.all.length, 2, "and not again when the pause would have been over");
  });
}

test("a page that is hidden, or only shown for the first time, does not look", async () => {
  connect();
  const socket = welcomed();
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  assert.equal(pings(socket), 0);
});

test("a page that is refused comes back later each time, at most every twenty seconds", async () => {
  for (const [chance, factor] of [[0, 1], [0.5, 1.5]] as const) {
    connect(chance);
    for (const pause of [1000, 2000, 4000, 8000, 10000, 10000]) {
      const count = FakeSocket.all.length;
      FakeSocket.latest.cut();
      await later(pause * factor - 50);
      assert.equal(FakeSocket.all.length, count, `after ${pause} by chance ${chance}`);
      await later(50);
      assert.equal(FakeSocket.all.length, count + 1);
    }
  }
});

test("one that was served begins with the shortest pause again", async () => {
  connect();
  FakeSocket.latest.cut();
  await later(1000);
  FakeSocket.latest.cut();
  await later(2000);
  welcomed().cut();
  await later(1000);
  assert.equal(FakeSocket.all.length, 4);
});

test("commands are sent again after a cut, in their order, until they are answered", async () => {
  const { connection } = connect();
  connection.do({ ...BID, moves: 9 });
  connection.do(BID);
  const socket = welcomed();
  assert.deepEqual(socket.of("do").map(({ id, moves }) => [id, moves]), [[1, 9], [2, 5]], "also those of before the welcome");
  socket.tell({ kind: "answer", id: 1, text: "" });
  socket.cut();
  await later(1000);
  assert.deepEqual(welcomed().of("do").map(({ id }) => id), [2]);
  assert.equal(connection.answered(2), true);
  assert.equal(connection.answered(2), false, "it is answered once");
});

test("another player sends no commands of the last one", async () => {
  const { connection } = connect();
  const socket = welcomed();
  connection.do(BID);
  connection.restart();
  assert.equal(socket.readyState, 3);
  assert.deepEqual(welcomed().of("do"), []);
  socket.cut();
  assert.equal(isLost(), false, "the old socket does not matter any more");
  connection.do(BID);
  assert.equal(FakeSocket.latest.of("do")[0]!["id"], 2, "numbers are not used twice");
});

test("a page that is refused for good does not come back, and one that may retry waits", async () => {
  for (const [retry, sockets] of [[false, 1], [true, 2]] as const) {
    connect();
    const socket = FakeSocket.latest.open();
    socket.tell({ kind: "closed", text: "", retry });
    socket.cut();
    await later(4900);
    window.dispatchEvent(new Event("online"));
    assert.equal(FakeSocket.all.length, 1);
    assert.equal(isLost(), false);
    await later(200);
    assert.equal(FakeSocket.all.length, sockets);
  }
});
