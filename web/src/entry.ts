// Where the page is, and what says who is in front of it, which is kept in memory alone, but for the way to Discord and back.
import { DiscordClient, type Trouble } from "./activity.js";
import { keep, keepInAddress, recall } from "./kept.js";
import type { Dialog, Hello, Link, Welcome } from "./protocol.js";
import { random } from "./random.js";

const KEPT = "ricochet-sign-in";

/** The way in: the secret of the page's address at one's own machine, or a person whom Discord has identified. */
export class Entry {
  /** Who plays, and what is shown, by the address of the page; empty where the bot is to choose. */
  readonly player: string | null;
  readonly subject: string;
  private readonly secret: string;
  private readonly place: string | null;
  private readonly watch: string;
  private readonly discord: DiscordClient | null;
  private code = "";
  private session = "";
  private leaves = false;
  /** What a link of Discord's is for that has opened the Activity; the bot reads it. */
  private readonly link: string;
  private readonly query = new URLSearchParams(location.search);

  /** `identified` is called when the page is to say hello again, and `failed` when a person in Discord's client is not identified. */
  constructor(identified: () => void, failed: (why: Trouble) => void) {
    this.discord = DiscordClient.around(document.documentElement.dataset["application"], this.query, {
      identified: (code) => {
        this.code = code;
        identified();
      },
      failed,
    });
    this.link = this.query.get("custom_id") ?? "";
    if (!this.discord) this.comeBack();
    const hash = location.hash.slice(1), first = hash.split("&")[0]!, named = new URLSearchParams(hash);
    this.secret = first.includes("=") ? "" : first;
    this.place = named.get("place");
    this.watch = named.get("watch") ?? "";
    this.player = named.get("player");
    this.subject = named.get("game") ?? (this.discord && !this.link && recall(this.game) || "");
  }

  /** Keep who plays and what is shown for a reload: in the address, or for one instance of an Activity, whose address is Discord's. */
  keep(player: string | null, subject: string): void {
    if (this.discord) keep(this.game, subject);
    else keepInAddress({ player: player ?? "", game: subject });
  }

  private get game(): string {
    return `ricochet-game ${this.discord?.instance ?? ""}`;
  }

  hello(player: string | null, subject: string): Hello {
    const { secret, place, watch, code, session, leaves, link } = this, instance = this.discord?.instance ?? null;
    return { kind: "hello", secret, player, subject, place, watch, instance, code, session, leaves, link };
  }

  /** Keep the session that has begun: a code is taken once. */
  welcome(message: Welcome): void {
    this.session = message.session;
    this.code = "";
    this.leaves = false;
  }

  /** End the session with the next hello. */
  leave(): void {
    this.leaves = true;
  }

  /** Whether the person has signed in here, and not in Discord's client. */
  get mayLeave(): boolean {
    return this.session !== "" && !this.discord;
  }

  /** Have Discord's client open a dialog. */
  open({ command, args }: Dialog, failed: () => void): void {
    this.discord!.ask(command, args, failed);
  }

  /** Forget what was refused. */
  forget(): void {
    this.session = this.code = "";
    this.leaves = false;
  }

  /** Have Discord identify the person. In a browser, it sends them back with a code. */
  signIn({ href }: Link): void {
    if (this.discord) return this.discord.authorize();
    const state = random();
    sessionStorage.setItem(KEPT, state + location.hash);
    location.assign(`${href}&state=${state}`);
  }

  /** Take the code with which Discord has sent the person back, if this window has asked for it. */
  private comeBack(): void {
    const { query } = this, state = query.get("state");
    if (state === null) return;
    const [asked, hash = ""] = (sessionStorage.getItem(KEPT) ?? "").split(/(?=#)/);
    sessionStorage.removeItem(KEPT);
    history.replaceState(null, "", `/${hash}`);
    if (state && asked === state) this.code = query.get("code") ?? "";
  }
}
