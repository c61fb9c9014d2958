// The page as an Activity: the messages to Discord's client around its frame, after its documentation of the Embedded App SDK.
const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const DISCORD = /^https:\/\/((ptb|canary)\.)?discord(app)?\.com$/;

interface Answered { resolve(data: { readonly code: string }): void; reject(): void }
interface Frame { readonly cmd?: string; readonly evt?: string | null; readonly nonce?: string | null; readonly data?: unknown }

/** Discord's client. It may have the document at an opaque origin, where nothing is kept. */
export class DiscordClient {
  readonly instance: string;
  private readonly client: Window = (window.parent.opener as Window | null) ?? window.parent;
  private readonly awaited = new Map<string, Answered>();
  private readonly ready: Promise<void>;
  private isReady: () => void = () => undefined;

  /** Return the client around this page, if it is an Activity. */
  static around(application: string | undefined): DiscordClient | null {
    const query = new URLSearchParams(location.search), instance = query.get("instance_id"), frame = query.get("frame_id");
    return application && instance && frame ? new DiscordClient(application, instance, frame) : null;
  }

  private constructor(private readonly application: string, instance: string, frame: string) {
    this.instance = instance;
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    addEventListener("message", (event) => this.receive(event));
    this.post(HANDSHAKE, { v: 1, encoding: "json", client_id: application, frame_id: frame });
  }

  /** Ask the person to be identified, and return the code for it. Rejects if they do not want to. */
  async authorize(): Promise<string> {
    await this.ready;
    const args = { client_id: this.application, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    const nonce = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("");
    const answer = new Promise<{ readonly code: string }>((resolve, reject) => this.awaited.set(nonce, { resolve, reject }));
    this.post(FRAME, { cmd: "AUTHORIZE", args, nonce });
    return (await answer).code;
  }

  private post(kind: number, message: object): void {
    this.client.postMessage([kind, message], "*");
  }

  private receive({ source, origin, data }: MessageEvent): void {
    const isClient = source === this.client && (DISCORD.test(origin) || origin === location.origin);
    if (!isClient || !Array.isArray(data)) return;
    const [kind, frame] = data as [number, Frame];
    if (kind === CLOSE) for (const { reject } of this.awaited.values()) reject();
    if (kind !== FRAME) return;
    if (frame.cmd === "DISPATCH") {
      if (frame.evt === "READY") this.isReady();
      return;
    }
    const awaited = this.awaited.get(frame.nonce ?? "");
    this.awaited.delete(frame.nonce ?? "");
    if (frame.evt === "ERROR") awaited?.reject();
    else awaited?.resolve(frame.data as { code: string });
  }
}
