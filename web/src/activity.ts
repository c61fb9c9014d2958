// The page as an Activity: the messages to Discord's client around its frame, after its documentation of the Embedded App SDK.
const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const DISCORD = /^https:\/\/((ptb|canary|pax)\.)?discord(app)?\.com$/;
const PATIENCE_MS = 5000;

/** Why a person is not identified: the client is silent, or they did not agree. */
export type Trouble = "silent" | "declined";
interface Frame { readonly cmd?: string; readonly evt?: string | null; readonly nonce?: string | null; readonly data?: unknown }

/** What comes of asking the client. After some silence it may still answer. */
export interface Answers {
  identified(code: string): void;
  failed(why: Trouble): void;
}

/** Discord's client. It may have the document at an opaque origin, where nothing is kept, or be at one itself. */
export class DiscordClient {
  readonly instance: string;
  private readonly client: Window = (window.parent.opener as Window | null) ?? window.parent;
  private isReady = false;
  /** The name of the question that is not answered yet. */
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Return the client around this page, if it is an Activity. */
  static around(application: string | undefined, answers: Answers): DiscordClient | null {
    const query = new URLSearchParams(location.search), instance = query.get("instance_id"), frame = query.get("frame_id");
    return application && instance && frame ? new DiscordClient(application, instance, frame, answers) : null;
  }

  private constructor(
    private readonly application: string, instance: string, private readonly frame: string, private readonly answers: Answers,
  ) {
    this.instance = instance;
    addEventListener("message", (event) => this.receive(event));
    this.greet();
  }

  /** Ask the person to be identified; a question before that is not answered yet is forgotten. */
  authorize(): void {
    this.asked = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("");
    if (this.isReady) this.ask();
    else this.greet();
  }

  private greet(): void {
    this.post(HANDSHAKE, { v: 1, encoding: "json", client_id: this.application, frame_id: this.frame });
    this.expect();
  }

  private ask(): void {
    const args = { client_id: this.application, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    this.post(FRAME, { cmd: "AUTHORIZE", args, nonce: this.asked });
    this.expect();
  }

  private expect(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.answers.failed("silent"), PATIENCE_MS);
  }

  private post(kind: number, message: object): void {
    this.client.postMessage([kind, message], "*");
  }

  /** Take a message of the client alone: of the window around this one, or the one that opened that, at an origin of Discord's. */
  private receive({ source, origin, data }: MessageEvent): void {
    const isClient = source === this.client || source === window.parent;
    const isDiscord = DISCORD.test(origin) || origin === location.origin || origin === "null";
    if (!isClient || !isDiscord || !Array.isArray(data)) return;
    const [kind, frame] = data as [number, Frame];
    if (kind === CLOSE) this.closed();
    else if (kind === FRAME && frame.cmd === "DISPATCH") this.dispatched(frame);
    else if (kind === FRAME && this.asked && frame.nonce === this.asked) this.answered(frame);
  }

  private closed(): void {
    clearTimeout(this.timer);
    this.isReady = false;
    this.asked = "";
    this.answers.failed("silent");
  }

  private dispatched({ evt }: Frame): void {
    if (evt !== "READY") return;
    clearTimeout(this.timer);
    this.isReady = true;
    if (this.asked) this.ask();
  }

  private answered({ evt, data }: Frame): void {
    clearTimeout(this.timer);
    this.asked = "";
    if (evt === "ERROR") this.answers.failed("declined");
    else this.answers.identified((data as { readonly code: string }).code);
  }
}
