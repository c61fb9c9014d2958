// What the person sets on the page, in one menu: remembered where the frame around the page allows it.
import { element } from "./dom.js";
import { keep, recall } from "./kept.js";
import type { Words } from "./words.js";

const KEPT = "ricochet-settings";
/** The settings, and what holds until the person has chosen. */
const UNCHOSEN = {
  sound: () => false,
  dark: () => matchMedia("(prefers-color-scheme: dark)").matches,
  letters: () => true,
  anywhere: () => true,
  arrival: () => false,
  motion: () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
};
export type Setting = keyof typeof UNCHOSEN;

/** Whether the menu is open, so that a press beside it is there to close it. */
export let isMenuOpen = false;

let chosen: Partial<Record<Setting, boolean>> = {};

export function isOn(name: Setting): boolean {
  return chosen[name] ?? UNCHOSEN[name]();
}

/** Take what was kept, and fill the menu; `changed` is called with what the person changes. */
export function openSettings(changed: (name: Setting) => void): void {
  chosen = JSON.parse(recall(KEPT) ?? "{}") as typeof chosen;
  dress();
  const menu = element("settings"), names = Object.keys(UNCHOSEN) as Setting[];
  menu.replaceChildren(...names.map((name) => {
    const line = document.createElement("label"), box = document.createElement("input");
    box.type = "checkbox";
    box.id = name;
    box.onchange = () => {
      chosen[name] = box.checked;
      keep(KEPT, JSON.stringify(chosen));
      dress();
      changed(name);
    };
    line.append(box, document.createElement("span"));
    return line;
  }));
  menu.addEventListener("beforetoggle", (event) => {
    isMenuOpen = event.newState === "open";
    show();
  });
  menu.addEventListener("toggle", (event) => event.newState === "open" && element(names[0]!).focus());
  show();
}

/** Write the words of the menu. */
export function labelSettings(words: Words): void {
  for (const name of Object.keys(UNCHOSEN)) element(name).nextElementSibling!.textContent = words[name]!;
  for (const id of ["settings", "set"]) element(id).ariaLabel = words["settings"]!;
  element("set").title = words["settings"]!;
}

function show(): void {
  for (const name of Object.keys(UNCHOSEN) as Setting[]) element<HTMLInputElement>(name).checked = isOn(name);
}

function dress(): void {
  if (chosen.dark !== undefined) document.documentElement.dataset["theme"] = chosen.dark ? "dark" : "light";
}
