// Texts as the bot writes them for Discord, in the page.
import { drawn } from "./icons.js";

/** A sign without its meaning, a time of day, bold from here or to here, code, and the end of a line. */
const MARK = /\\([!-/:-@[-`{-~])|<t:(\d+):([A-Za-z])>|(\*\*)|`(.+?)`|(\n)/g;

/** Return whether an element has to be written anew, for another text or content than it was last. */
export function isNews(into: HTMLElement, content: unknown): boolean {
  const text = typeof content === "string" ? content : JSON.stringify(content), isOther = into.dataset["text"] !== text;
  if (isOther) into.dataset["text"] = text;
  return isOther;
}

/**
 * Write a text with its bold parts, code and times of day. Of a headline the first line is bold up to the first mark, and the other
 * lines are in an element of their own.
 */
export function rich(into: HTMLElement, text: string, isHeadline = false): void {
  if (!isNews(into, text)) return;
  const all = document.createDocumentFragment();
  let root: ParentNode = all;
  const bold = () => root.appendChild(document.createElement("b"));
  let end = 0, isLead = isHeadline && /^[^*\n]/.test(text), place: ParentNode = isLead ? bold() : all;
  for (const found of text.matchAll(MARK)) {
    const [mark, sign, seconds, form, stars, code, line] = found;
    place.append(...drawn(text.slice(end, found.index)));
    end = found.index + mark.length;
    if (sign) place.append(sign);
    else if (seconds) place.append(time(Number(seconds), form!));
    else if (code) whole(place.appendChild(document.createElement("code")), code);
    else if (stars && place !== root && !isLead) place = root;
    else if (stars && /^[^\n]+?\*\*/.test(text.slice(end))) place = bold();
    else if (stars) place.append(stars);
    if (line && isHeadline && root === all) {
      const rest = all.appendChild(document.createElement("span"));
      rest.className = "rest";
      place = root = rest;
    }
    if (line) place.append(document.createElement("br"));
    isLead &&= !stars && !line;
  }
  place.append(...drawn(text.slice(end)));
  into.replaceChildren(all);
  into.normalize();
}

/** Return a text, such as a name, in which nothing acts as a mark. */
export function escaped(text: string): string {
  return text.replace(/[\\*`<]/g, "\\$&");
}

function time(seconds: number, form: string): string {
  const at = new Date(seconds * 1000), { lang } = document.documentElement;
  return form === "T" ? at.toLocaleTimeString(lang) : at.toLocaleString(lang, { dateStyle: "full", timeStyle: "short" });
}

/** Write moves, or another text of words that are not broken at their hyphens, after those at its beginning that are there. */
export function whole(into: HTMLElement, text: string): void {
  const words = text.split(/( )/), there = into.childNodes;
  let kept = 0;
  while (kept < words.length && there[kept]?.textContent === words[kept]) kept++;
  while (there.length > kept) into.lastChild!.remove();
  into.append(...words.slice(kept).map((word) => {
    if (!word.trim()) return word;
    const made = document.createElement("span");
    made.className = "whole";
    made.append(...drawn(word));
    return made;
  }));
}

/** Write the label of a button in two parts, its sign and its words, so that a narrow page can leave the words to the ear. */
export function signed(into: HTMLElement, text: string): void {
  const words = document.createElement("span");
  words.className = "words";
  words.textContent = /\p{L}.*\p{L}/u.exec(text)?.[0] ?? text;
  const [before, after] = text.split(words.textContent) as [string, string];
  const signs = [before, after].map((sign) => {
    const made = document.createElement("span");
    made.append(...drawn(sign));
    return made;
  });
  into.replaceChildren(signs[0]!, words, signs[1]!);
  into.title = words.textContent;
}
