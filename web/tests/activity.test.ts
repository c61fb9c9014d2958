// The messages between the page as an Activity and Discord's client around its frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page } from "../src/page.js";
import { FakeSocket, later, openWindow } from "./dom.js";
import type { Dialog } from "../src/protocol.js";
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
    return this.commands.filter(({ cmd }) => cmd === "AUTHORIZE");
  }

  get commands(): Record<string, unknown>[] {
    return this.posted.filter(({ kind }) => kind === 1).map(({ message }) => message);
  }

  get handshakes(): Record<string, unknown>[] {
    return this.posted.filter(({ kind }) => kind === 0).map(({ message }) => message);
  }
}

/** Open the page in the frame of a client; the bot answers its hello. */
function openActivity(query = "?instance_id=i-1&frame_id=7", isPopout = false, kept = ""): { client: Client; socket: FakeSocket; outer: unknown } {
  const opened = openWindow(`https://${APPLICATION}.discordsays.com/${query}`, APPLICATION);
  const client = new Client(), outer = isPopout ? { opener: client.frame } : client.frame;
  Object.defineProperty(opened, "parent", { value: outer, configurable: true });
  localStorage.setItem("ricochet-game i-1", kept);
  new Page();
  const socket = FakeSocket.latest.open();
  greet(socket);
  return { client, socket, outer };
}

function greet(socket: FakeSocket, name = ""): void {
  const signIn = name ? null : { href: "board", label: "Play" };
  const base = welcome();
  const labels = { ...base.labels, here: "Here:", "activity-silent": "Silent: {}", "activity-declined": "Declined: {}" };
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

/** The bot answers what was asked last, with a dialog of the client's to open. */
function tellDialog(socket: FakeSocket, dialog: object): void {
  const asked = socket.of("do"), { id } = asked[asked.length - 1] as unknown as { id: number };
  socket.tell({ kind: "answer", id, text: "The link", opens: "", form: null, dialog: dialog as Dialog });
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

test("a client that is ready is asked who is here and how the page is laid out, and nobody learns of trouble with that", async () => {
  const { client } = openActivity();
  receive(READY, client.frame);
  assert.deepEqual(client.commands.map(({ cmd, evt }) => [cmd, evt]), [
    ["SUBSCRIBE", "ACTIVITY_LAYOUT_MODE_UPDATE"], ["SUBSCRIBE", "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE"],
    ["GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS", undefined],
  ]);
  for (const { cmd, nonce } of client.commands) receive([1, { cmd, nonce, evt: "ERROR", data: { code: 4002 } }], client.frame);
  await later(10000);
  assert.equal(text("note"), "");
});

test("all who have the Activity open are named, as soon as there are two", () => {
  const { client } = openActivity();
  const { frame } = client, people = [{ username: "ada", global_name: "Ada" }, { username: "ben", global_name: null }];
  receive(READY, frame);
  const [, , { cmd, nonce }] = client.commands as [unknown, unknown, { cmd: string; nonce: string }];
  receive([1, { cmd, nonce, evt: null, data: { participants: people.slice(0, 1) } }], frame);
  assert.equal(text("here"), "");
  receive([1, { cmd: "DISPATCH", nonce: null, evt: "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", data: { participants: people } }], frame);
  assert.equal(text("here"), "Ada, ben");
  assert.equal(at("here").title, "Here:");
});

test("in picture-in-picture and in a grid the page is small, until it is focused again", () => {
  const { client } = openActivity();
  const isSmall = (layout_mode: number): boolean => {
    receive([1, { cmd: "DISPATCH", nonce: null, evt: "ACTIVITY_LAYOUT_MODE_UPDATE", data: { layout_mode } }], client.frame);
    return document.body.classList.contains("is-small");
  };
  assert.deepEqual([1, 0, 2, -1].map(isSmall), [true, false, true, false]);
});

test("a dialog of the client opens instead of the text, which stands in where there is none", async () => {
  const share = { command: "SHARE_LINK", args: { custom_id: "1.2/match:3", message: "Join us!" } };
  const { client, socket } = openActivity();
  const press = (dialog: object): Record<string, unknown> => {
    at("finish").click();
    tellDialog(socket, dialog);
    return client.commands[client.commands.length - 1]!;
  };
  socket.tell(view(game({ finish: { what: "send", empty: "Send", label: "Send", least: 0, most: 9, on_arrival: "" } })));
  assert.equal(press(share), undefined);
  assert.equal(text("note"), "The link", "the client is not ready");
  receive(READY, client.frame);
  at("note").replaceChildren();
  delete at("note").dataset["text"];
  const { cmd, args, nonce } = press(share);
  assert.deepEqual([cmd, args, text("note")], ["SHARE_LINK", share.args, ""]);
  receive([1, { cmd, nonce, evt: null, data: { success: false } }], client.frame);
  await later(10000);
  assert.equal(text("note"), "", "who has closed the dialog needs no link");
  const invite = press({ command: "OPEN_INVITE_DIALOG", args: {} });
  assert.deepEqual([invite["cmd"], invite["args"]], ["OPEN_INVITE_DIALOG", {}]);
  receive([1, { cmd: invite["cmd"], nonce: invite["nonce"], evt: "ERROR", data: { code: 4003 } }], client.frame);
  assert.equal(text("note"), "The link");
});

test("a link that has opened the Activity is passed on, and asks for more than what was open last", () => {
  const opened = (query: string): unknown[] => {
    openActivity(`?instance_id=i-1&frame_id=7${query}`, false, "race");
    return [hellos()[0]!["link"], hellos()[0]!["subject"]];
  };
  assert.deepEqual(opened("&custom_id=1.2%2Fmatch%3A3"), ["1.2/match:3", ""]);
  assert.deepEqual(opened(""), ["", "race"]);
});

test("what a welcome has to say stays beside the view, until that changes", () => {
  const { socket } = openActivity();
  socket.cut();
  const again = openActivity().socket;
  assert.equal(text("note"), "");
  again.tell({ ...welcome(), note: "It is over" });
  again.tell(view(game({ may_try: false })));
  assert.equal(text("note"), "It is over");
});

test("the page says to the client what Discord's own SDK says to it", async () => {
  const { client, socket } = openActivity("?instance_id=i-1&frame_id=7&platform=desktop");
  socket.tell(view(game({ finish: { what: "send", empty: "Send", label: "Send", least: 0, most: 9, on_arrival: "" } })));
  receive(READY, client.frame);
  at("sign-in").click();
  for (const dialog of [{ command: "OPEN_INVITE_DIALOG", args: {} }, { command: "SHARE_LINK", args: { custom_id: "1.2/match:3", message: "Join us!" } }]) {
    at("finish").click();
    tellDialog(socket, dialog);
  }
  const ours = client.posted.splice(0);

  const { DiscordSDK } = await import("@discord/embedded-app-sdk");  // it looks for a window when it is loaded
  const sdk = new DiscordSDK(APPLICATION, { disableConsoleLogOverride: true }), environment = { cdn_host: "", api_endpoint: "", environment: "" };
  receive([1, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: environment } }], client.frame);
  await sdk.ready();
  client.posted.splice(1);  // the page has heard of that, too
  const nobody = (): undefined => undefined;
  void sdk.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", nobody);
  void sdk.subscribe("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", nobody);
  void sdk.commands.getInstanceConnectedParticipants();
  void sdk.commands.authorize({ client_id: APPLICATION, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
  void sdk.commands.openInviteDialog();
  void sdk.commands.shareLink({ custom_id: "1.2/match:3", message: "Join us!" });
  const said = (posted: readonly Posted[]): unknown[] => posted.map(({ kind, message: { nonce: _, sdk_version: __, args, ...rest } }) =>
    JSON.parse(JSON.stringify({ kind, ...rest, args: args ?? {} })));
  assert.deepEqual(said(ours), said(client.posted));
});
