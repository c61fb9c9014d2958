// A window without a browser: the page's elements, sockets that a test answers, and a clock that a test moves.
import { Window } from "happy-dom";
import { readFileSync } from "node:fs";
import { mock } from "node:test";

const GLOBALS = [
  "window", "document", "location", "history", "sessionStorage", "localStorage", "addEventListener", "removeEventListener", "matchMedia",
  "HTMLElement", "DOMPoint", "Event", "KeyboardEvent", "MessageEvent", "PointerEvent",
] as const;

/** The time at which a test begins. */
export const NOW = Date.UTC(2026, 0, 1, 12);

/** Give the source the elements of the page at an address, and stop the clock. */
export function openWindow(url = "http://127.0.0.1:8518/", application = ""): Window {
  const html = readFileSync("src/page.html", "utf8").replace(/{{ \w+ }}/g, "").replace("<html ", `<html data-application="${application}" `);
  const window = new Window({ url, settings: { disableErrorCapturing: true } });
  window.document.write(html.replace(/<script>.*<\/script>/s, ""));
  for (const name of GLOBALS) {
    const value: unknown = name === "window" ? window : Reflect.get(window, name);
    const isMethod = typeof value === "function" && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, { value: isMethod ? value.bind(window) : value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, "WebSocket", { value: FakeSocket, configurable: true });
  FakeSocket.all = [];
  Runs.all = [];
  Runs.areEndless = false;
  window.Element.prototype.animate = (frames: unknown) => Runs.begin(frames) as never;
  window.Element.prototype.setPointerCapture = () => undefined;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: NOW });
  return window;
}

/** Let time pass, and what is due in it be done. */
export async function later(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50) {
    mock.timers.tick(Math.min(50, left));
    await done();
  }
}

/** Let promises that are settled go on. */
export async function done(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** The animations that have begun, those of robots by their cells; each has ended at once. */
export class Runs {
  static all: { frames: unknown; isCancelled: boolean }[] = [];
  /** Whether those that begin do not end. */
  static areEndless = false;

  static begin(frames: unknown): { finished: Promise<void>; cancel(): void } {
    const run = { frames, isCancelled: false };
    Runs.all.push(run);
    return { finished: Runs.areEndless ? new Promise(() => undefined) : Promise.resolve(), cancel: () => (run.isCancelled = true) };
  }
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  /** Whether pings are answered. */
  isAlive = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get latest(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1]!;
  }

  /** Let the connection be made. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** Send the page a message. */
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Tear the connection. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(message);
    if (this.isAlive && message["kind"] === "ping") queueMicrotask(() => this.tell({ kind: "pong" }));
  }

  close(): void {
    this.readyState = 3;
  }

  /** What was sent of a kind. */
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["kind"] === kind);
  }
}
