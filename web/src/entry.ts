// Where the page is, and what says who is in front of it, which is kept in memory alone, but for the way to Discord and back.
import { DiscordClient, type Trouble } from "./activity.js";
import { keep, keepInAddress, recall } from "./kept.js";
import type { Hello, Link, Welcome } from "./protocol.js";

const KEPT = "ricochet-sign-in";

interface OnTheWay { readonly state: string; readonly hash: string }

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

  /** `identified` is called when the page is to say hello again, and `failed` when a person in Discord's client is not identified. */
  constructor(identified: () => void, failed: (why: Trouble) => void) {
    this.discord = DiscordClient.around(document.documentElement.dataset["application"], {
      identified: (code) => {
        this.code = code;
        identified();
      },
      failed,
    });
    if (!this.discord) this.comeBack();
    const hash = location.hash.slice(1), first = hash.split("&")[0]!, named = new URLSearchParams(hash);
    this.secret = first.includes("=") ? "" : first;
    this.place = named.get("place");
    this.watch = named.get("watch") ?? "";
    this.player = named.get("player");
    this.subject = named.get("game") ?? (this.discord && recall(this.game)) ?? "";
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
    const { secret, place, watch, code, session, leaves } = this, instance = this.discord?.instance ?? null;
    return { kind: "hello", secret, player, subject, place, watch, instance, code, session, leaves };
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

  /** Forget what was refused. */
  forget(): void {
    this.session = this.code = "";
    this.leaves = false;
  }

  /** Have Discord identify the person. In a browser, it sends them back with a code. */
  signIn({ href }: Link): void {
    if (this.discord) return this.discord.authorize();
    const state = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const kept: OnTheWay = { state, hash: location.hash };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
    location.assign(`${href}&state=${state}`);
  }

  /** Take the code with which Discord has sent the person back, if this window has asked for it. */
  private comeBack(): void {
    const query = new URLSearchParams(location.search), state = query.get("state");
    if (state === null) return;
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as OnTheWay | null;
    sessionStorage.removeItem(KEPT);
    history.replaceState(null, "", `/${kept?.hash ?? ""}`);
    if (kept?.state === state) this.code = query.get("code") ?? "";
  }
}
