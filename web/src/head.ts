// The head of the page: what is shown and as whom, and how to sign in and out.
import { element, option } from "./dom.js";
import type { Link, Welcome } from "./protocol.js";

/** What is chosen in the head. */
export interface Choices {
  seat(player: string | null): void;
  turn(subject: string): void;
  signIn(link: Link): void;
  leave(): void;
}

export class Head {
  constructor(private readonly choices: Choices) {
    element("sign-out").onclick = () => choices.leave();
    const seat = element<HTMLSelectElement>("seat"), game = element<HTMLSelectElement>("game");
    seat.onchange = () => choices.seat(seat.value || null);
    game.onchange = () => choices.turn(game.value);
  }

  /** Write the words, who is here, and what can be shown. */
  welcome({ labels: words, name, players, player, subjects, subject, sign_in, channel }: Welcome, mayLeave: boolean): void {
    element("title").textContent = words["title"]!;
    element("seat-label").textContent = words["player"]!;
    element("game-label").textContent = words["what"]!;
    element("sign-out").textContent = words["sign-out"]!;
    this.person(name, mayLeave);
    this.offer(sign_in, channel);
    const seats = [option(words["watch"]!, ""), ...players.map(({ id, name }) => option(name, id))];
    choose("seat", seats, player ?? "", players.length > 0);
    const games = Object.entries(subjects).map(([name, text]) => option(text, name));
    choose("game", games, subject.split(":")[0]!, games.length > 1);
  }

  /** Show who has signed in, and whether they may sign out here. */
  person(name: string, mayLeave: boolean): void {
    element("who").textContent = name;
    element("sign-out").hidden = !mayLeave;
  }

  /** Offer to sign in, and the way to the channel. */
  offer(link: Link | null, channel: Link | null): void {
    const way = element<HTMLAnchorElement>("channel");
    way.hidden = !channel;
    way.textContent = channel?.label ?? "";
    if (channel) way.href = channel.href;
    const signIn = element("sign-in");
    signIn.hidden = !link;
    signIn.textContent = link?.label ?? "";
    signIn.onclick = () => link && this.choices.signIn(link);
  }
}

function choose(id: string, options: readonly HTMLOptionElement[], value: string, isOffered: boolean): void {
  const select = element<HTMLSelectElement>(id);
  select.replaceChildren(...options);
  select.value = value;
  select.parentElement!.hidden = !isOffered;
}
