// The whole page in a window without a browser, as a person and the bot meet it.
import { Page } from "../src/page.js";
import type { GameView, Welcome } from "../src/protocol.js";
import { done, FakeSocket, openWindow } from "./dom.js";
import { game, view, welcome } from "./messages.js";

/** Open the page and welcome it; a game is shown, unless that is null. */
export async function openPage(seen: GameView | null = game(), greeting: Partial<Welcome> = {}, url?: string): Promise<FakeSocket> {
  openWindow(url);
  localStorage.setItem("ricochet-hand", "seen before");
  new Page();
  const socket = FakeSocket.latest.open();
  socket.isAlive = true;
  socket.tell(welcome(greeting));
  socket.tell(view(seen));
  await done();
  return socket;
}

/** Return an element by its id. */
export function at<T extends HTMLElement = HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

/** Return the text of an element. */
export function text(id: string): string {
  return at(id).textContent ?? "";
}

/** Press keys, one after the other, on an element or the page. */
export function press(keys: readonly string[], on: Element = document.body, held: KeyboardEventInit = {}): void {
  for (const key of keys) on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
}

/** Return where a robot is drawn, as the label of its cell. */
export function drawn(robot: string): string {
  const [, x, y] = /translate\((\d+) (\d+)\)/.exec(document.querySelector(`[data-robot="${robot}"].robot`)?.getAttribute("transform") ?? "")!;
  return `${String.fromCharCode(65 + Math.floor(Number(x) / 100))}${Math.floor(Number(y) / 100) + 1}`;
}
