// The signs of the bot's texts, drawn: a page needs no font that has them.
import { make } from "./svg.js";

const FILLED = " ", STAR = "M12 3l3 6 6 1-5 4 1 7-5-3-5 3 1-7-5-4 6-1z";
/** Lines in a square of 24, by all signs that are drawn so. */
const DRAWN: readonly (readonly [signs: string, lines: string])[] = [
  ["🔒🔓", "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3"],
  ["🎯", "M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 12v.1"],
  ["⏳⌛⏱🕰", "M6 3h12M6 21h12M7 3c0 9 10 9 10 18M17 3c0 9-10 9-10 18"],
  ["🏁🏳", "M6 21V4h13l-3 4 3 4H6"],
  ["🏆🏅🥇🥈🥉", "M8 3l4 6 4-6M12 9a6 6 0 1 0 .1 0"],
  ["💡", "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0z"],
  ["🔎🔍👀👁👓🔬", "M10 4a6 6 0 1 0 .1 0M15 15l5 5"],
  ["✅✓", "M4 13l5 5L20 6"],
  ["❌✗", "M6 6l12 12M18 6L6 18"],
  ["⚠", "M12 4L2 20h20zM12 10v5M12 17.5v.1"],
  ["🤖🦊🦉🐻", "M5 9h14v11H5zM12 9V4M9 14v1M15 14v1"],
  ["☆", STAR],
  ["⭐★🌟🎉", `${STAR}${FILLED}`],
  ["⚡", "M13 3L5 14h6l-1 7 9-11h-7z"],
  ["↩", "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"],
  ["🔁🔄", "M19 6v5h-5M18 15a7 7 0 1 1 0-6"],
  ["🗑", "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13"],
  ["⬅←", "M20 12H4M11 5l-7 7 7 7"],
  ["➡👉", "M4 12h16M13 5l7 7-7 7"],
  ["⬆🔼", "M12 20V4M5 11l7-7 7 7"],
  ["⬇🔻", "M12 4v16M5 13l7 7 7-7"],
  ["◀", "M16 5l-9 7 9 7z"],
  ["▶", "M8 5l9 7-9 7z"],
  ["⏮", "M18 5l-9 7 9 7zM6 5v14"],
  ["⏭", "M6 5l9 7-9 7zM18 5v14"],
  ["🔗", "M10 14l4-4M9 10l-4 4a3 3 0 0 0 5 5l4-4M15 14l4-4a3 3 0 0 0-5-5l-4 4"],
  ["✉", "M3 6h18v13H3zM3 6l9 8 9-8"],
  ["📍", "M12 21l-6-9a6.5 6.5 0 1 1 12 0zM12 8.5v.1"],
];
/** Signs that only adorn a text. */
const ADORNING = "✋🙋💤😴💭👋🚪🔌🧩🤷📅🎓📄🧊🔥👥❓📊📏🔀✍🧠🎮🌐⚖⌨";
const ROBOTS = "🔴🟢🔵🟡⚫⚪", LETTERS = "RGBYKS", SYMBOLS = "🌙🪐⭐⚙", NAMED = "mpsg";
const SIGN = new RegExp(
  `(🌀)|([${ROBOTS}])([${SYMBOLS}]?)\\ufe0f?|([${DRAWN.map(([signs]) => signs).join("")}])\\ufe0f?|[${ADORNING}]\\ufe0f? ?`, "gu",
);

/** Return a text with its signs drawn; what each means is for the ear. */
export function drawn(text: string): (string | Element)[] {
  const parts: (string | Element)[] = [];
  let end = 0;
  for (const found of text.matchAll(SIGN)) {
    const [all, vortex, robot, symbol, sign] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + all.length;
    const lines = sign && DRAWN.find(([signs]) => signs.includes(sign))![1];
    if (lines) parts.push(icon(all, lines.endsWith(FILLED), "path", { d: lines }));
    else if (vortex || robot) {
      const href = vortex ? "#chip-any" : symbol ? `#chip-${letter(robot!)}${NAMED[at(SYMBOLS, symbol)]}` : `#robot-${letter(robot!)}`;
      parts.push(icon(all, false, "use", { href, x: "-9", y: "-9", width: "42", height: "42" }));
    }
  }
  parts.push(text.slice(end));
  return parts;
}

const at = (signs: string, sign: string): number => [...signs].indexOf(sign);
const letter = (robot: string): string => LETTERS[at(ROBOTS, robot)]!;

function icon(sign: string, isFilled: boolean, tag: string, attributes: Readonly<Record<string, string>>): Element {
  const made = make(null, "svg", { class: isFilled ? "icon filled" : "icon", role: "img", viewBox: "0 0 24 24" });
  make(made, "title").textContent = sign;
  make(made, tag, attributes);
  return made;
}
