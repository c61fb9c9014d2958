// The connection with the bot, which outlives its sockets.
import type { Do, FromPage, FromServer, Hello } from "./protocol.js";

const RETRY_MS = 1000, LATER_MS = 5000, MOST_MS = 10000;

/** Opens a socket again when it was cut, later each time that it was refused, and sends each command again until it is answered. */
export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;
  private asked = 0;
  private readonly unanswered = new Map<number, Do>();
  private readonly page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

  constructor(private readonly hello: () => Hello, private readonly receive: (message: FromServer) => void) {}

  open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => this.send({ ...this.hello(), page: this.page });
    socket.onmessage = (message) => {
      this.failed = 0;
      this.receive(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      document.body.classList.add("is-lost");
      this.openIn(Math.min(MOST_MS, RETRY_MS * 2 ** this.failed));
      this.failed += 1;
    };
  }

  send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
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
    document.body.classList.remove("is-lost");
    for (const command of this.unanswered.values()) this.send(command);
  }

  /** Say whether a command was still waiting for this answer. */
  answered(id: number): boolean {
    return this.unanswered.delete(id);
  }

  /** Begin anew, with another hello, and drop what was not answered. */
  restart(): void {
    this.unanswered.clear();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.open();
  }

  /** Open no socket after this one, which the bot closes; or a next one only later. */
  closed(mayRetry: boolean): void {
    this.socket = null;
    if (mayRetry) this.openIn(LATER_MS);
  }

  private openIn(milliseconds: number): void {
    this.timer = setTimeout(() => this.open(), milliseconds * (1 + Math.random()));
  }
}
