// The page as an Activity: the messages to Discord's client around its frame, after its documentation of the Embedded App SDK.
import { element } from "./dom.js";
import { random } from "./random.js";

const enum Kind { HANDSHAKE, FRAME, CLOSE }
const DISCORD = /^https:\/\/((ptb|canary|pax)\.)?discord(app)?\.com$/;
const PATIENCE_MS = 5000;

/** Why the client has not done something: it is silent, or refuses, as a person may who is asked for their consent. */
export type Trouble = "silent" | "declined";
interface User { readonly username: string; readonly global_name?: string | null }
/** What the page needs of all data that the client sends. */
interface Data { readonly code?: string; readonly layout_mode?: number; readonly participants?: readonly User[] }
interface Frame { readonly cmd?: string; readonly evt?: string | null; readonly nonce?: string | null; readonly data?: Data | null }
type Failed = (why: Trouble) => void;
interface Asked { readonly failed: Failed; readonly done: ((data: Data) => void) | undefined }

/** What comes of the client's messages. After some silence it may still answer. */
export interface Answers {
  identified(code: string): void;
  failed: Failed;
}

/** Discord's client. It may have the document at an opaque origin, where nothing is kept, or be at one itself. */
export class DiscordClient {
  readonly instance: string;
  private readonly client: Window = (window.parent.opener as Window | null) ?? window.parent;
  private isReady = false;
  private isWanted = false;
  /** The questions that are not answered yet, by their names; that of the greeting is empty. */
  private readonly questions = new Map<string, Asked>();

  /** Return the client around this page, if it is an Activity. */
  static around(application: string | undefined, query: URLSearchParams, answers: Answers): DiscordClient | null {
    const instance = query.get("instance_id"), frame = query.get("frame_id");
    return application && instance && frame ? new DiscordClient(application, instance, frame, answers) : null;
  }

  private constructor(
    private readonly application: string, instance: string, private readonly frame: string, private readonly answers: Answers,
  ) {
    this.instance = instance;
    addEventListener("message", (event) => this.receive(event));
    this.greet();
  }

  /** Ask the person to be identified, as soon as the client is ready. */
  authorize(): void {
    this.isWanted = !this.isReady;
    if (this.isWanted) return this.greet();
    const args = { client_id: this.application, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    this.ask("AUTHORIZE", args, this.answers.failed, ({ code }) => this.answers.identified(code!));
  }

  /** Have the client do something. */
  ask(cmd: string, args: object, failed: Failed, done?: (data: Data) => void): void {
    if (this.isReady) this.post({ cmd, args }, failed, done);
    else failed("silent");
  }

  private greet(): void {
    this.expect("", this.answers.failed);
    this.client.postMessage([Kind.HANDSHAKE, { v: 1, encoding: "json", client_id: this.application, frame_id: this.frame }], "*");
  }

  private post(message: object, failed: Failed = () => undefined, done?: (data: Data) => void): void {
    const nonce = random();
    this.expect(nonce, failed, done);
    this.client.postMessage([Kind.FRAME, { nonce, ...message }], "*");
  }

  private expect(name: string, failed: Failed, done?: (data: Data) => void): void {
    const asked: Asked = { failed, done };
    this.questions.set(name, asked);
    setTimeout(() => this.questions.get(name) === asked && failed("silent"), PATIENCE_MS);
  }

  /** Take a message of the client alone: of the window around this one, or the one that opened that, at an origin of Discord's. */
  private receive({ source, origin, data }: MessageEvent): void {
    const isClient = source === this.client || source === window.parent;
    const isDiscord = DISCORD.test(origin) || origin === location.origin || origin === "null";
    if (!isClient || !isDiscord || !Array.isArray(data)) return;
    const [kind, frame] = data as [Kind, Frame];
    if (kind === Kind.CLOSE) this.closed();
    else if (kind === Kind.FRAME && frame.evt === "READY") this.ready();
    else if (kind === Kind.FRAME) this.heard(frame);
  }

  private closed(): void {
    this.isReady = false;
    this.questions.clear();
    this.answers.failed("silent");
  }

  private ready(): void {
    this.heard({ nonce: "" });
    this.isReady = true;
    if (this.isWanted) this.authorize();
    for (const evt of ["ACTIVITY_LAYOUT_MODE_UPDATE", "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE"]) this.post({ cmd: "SUBSCRIBE", evt });
    this.post({ cmd: "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS" });
  }

  /** Take an answer, or what has changed around the page. */
  private heard({ evt, nonce, data }: Frame): void {
    const asked = this.questions.get(nonce ?? "-"), { layout_mode, participants } = data ?? {};
    this.questions.delete(nonce!);
    if (evt === "ERROR") return asked?.failed("declined");
    asked?.done?.(data ?? {});
    // Focused is 0; in the other modes, picture-in-picture and a grid, the frame is small, and cannot be pressed.
    if (layout_mode !== undefined) document.body.classList.toggle("is-small", layout_mode > 0);
    if (participants) element("here").textContent = participants[1] ? participants.map((one) => one.global_name || one.username).join(", ") : "";
  }
}
