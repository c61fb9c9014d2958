// The elements of page.html, by their ids.
import { drawn } from "./icons.js";

export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

/** Make a button that does something when it is pressed. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.append(...drawn(label));
  made.onclick = press;
  return made;
}

/** Make an entry of a list to choose from. */
export function option(label: string, value: string): HTMLOptionElement {
  const made = document.createElement("option");
  made.textContent = label;
  made.value = value;
  return made;
}
