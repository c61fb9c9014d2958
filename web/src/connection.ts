// The connection with the bot, which outlives its sockets.
import type { Do, FromPage, FromServer, Hello } from "./protocol.js";
import { random } from "./random.js";

const RETRY_MS = 1000, LATER_MS = 5000, MOST_MS = 10000;
/** How often it looks whether the bot is silent, and for how long that may be: at rest, and while a command awaits its answer. */
const LOOK_MS = 500, QUIET_MS = 18000, QUIET_ASKED_MS = 1500;
/** How long an answer is waited for: to a hello, to a ping, and to one after a sleep or another network. */
const PATIENCE_MS = 20000, PING_MS = 6000, WAKE_MS = 3000;

/** Begin to open a socket to the bot. */
export function connect(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
}

/**
 * Opens a socket again when it was cut, later each time that it was refused, and sends each command again until it is answered.
 *
 * A socket can be dead without being closed: if the bot is silent, it is pinged, and a socket that brings nothing then is given up.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;
  private asked = 0;
  private heardAt = 0;
  private dueAt = Infinity;
  private isLost = false;
  private readonly unanswered = new Map<number, Do>();
  private readonly page = random();

  constructor(private readonly hello: () => Hello, private readonly receive: (message: FromServer) => void) {
    setInterval(() => this.look(), LOOK_MS);
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", ({ persisted }) => persisted && this.wake());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.wake());
  }

  open(socket = connect()): void {
    clearTimeout(this.timer);
    this.drop();
    this.socket = socket;
    this.dueAt = Date.now() + PATIENCE_MS;
    const greet = (): void => this.send({ ...this.hello(), page: this.page });
    socket.onopen = greet;
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      this.failed = 0;
      this.heardAt = Date.now();
      this.dueAt = Infinity;
      this.receive(JSON.parse(String(message.data)) as FromServer);
    };
    const close = (): void => {
      if (this.socket === socket) this.lose();
    };
    socket.onclose = close;
    if (socket.readyState) (socket.readyState === WebSocket.OPEN ? greet : close)();
  }

  /** Send moves that were typed. What is not answered can be sent again by the person. */
  type(text: string): void {
    this.send({ kind: "type", text });
    this.ping(PING_MS);
  }

  /** Send a command, and again after each cut until it is answered. */
  do(command: Omit<Do, "kind" | "id">): void {
    this.asked += 1;
    const numbered: Do = { kind: "do", id: this.asked, ...command };
    this.unanswered.set(numbered.id, numbered);
    this.send(numbered);
  }

  /** Send again what the last socket may have lost. */
  welcomed(): void {
    this.showLost(false);
    for (const command of this.unanswered.values()) this.send(command);
  }

  /** Say whether a command was still waiting for this answer. */
  answered(id: number): boolean {
    return this.unanswered.delete(id);
  }

  /** Begin anew, with another hello, and drop what was not answered. */
  restart(): void {
    this.unanswered.clear();
    this.open();
  }

  /** Open no socket after this one, which the bot closes; or a next one only later. */
  closed(mayRetry: boolean): void {
    this.socket = null;
    this.showLost(false);
    if (mayRetry) this.openIn(LATER_MS);
  }

  private send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Give up a socket that brings nothing, and ping a bot that is silent. */
  private look(): void {
    const now = Date.now(), quiet = this.unanswered.size ? QUIET_ASKED_MS : QUIET_MS;
    if (!this.socket) return;
    if (now >= this.dueAt) this.lose();
    else if (now >= this.heardAt + quiet && this.dueAt === Infinity) this.ping(PING_MS);
  }

  /** Look at once, since much may have happened: connect if the connection is lost, or else see whether it still is. */
  private wake(): void {
    if (this.isLost) this.open();
    else this.ping(WAKE_MS);
  }

  private ping(patience: number): void {
    this.send({ kind: "ping" });
    this.dueAt = Math.min(this.dueAt, Date.now() + patience);
  }

  private lose(): void {
    this.drop();
    this.showLost(true);
    this.openIn(Math.min(MOST_MS, RETRY_MS * 2 ** this.failed));
    this.failed += 1;
  }

  private showLost(isLost: boolean): void {
    this.isLost = isLost;
    document.body.classList.toggle("is-lost", isLost);
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** Open a socket after a while, at another moment than other pages that were cut at the same time. */
  private openIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), milliseconds * (1 + Math.random()));
  }
}
