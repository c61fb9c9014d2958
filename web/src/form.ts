// A form of the bot's, as a dialog: its fields are data, and what is filled in is sent to it.
import { button, element, option } from "./dom.js";
import { drawn } from "./icons.js";
import type { Entry, Form } from "./protocol.js";
import { rich } from "./text.js";
import type { Words } from "./words.js";

/** What was filled in, by the names of the fields. */
export type Filled = Record<string, string[]>;

/** Show a form, or close the one that is open. `act` asks for another form, or sends this one. */
export function showForm(form: Form | null, words: Words, act: (what: string, filled?: Filled) => void): void {
  const box = element<HTMLDialogElement>("form");
  if (!form) return box.close();
  const all = make("form"), title = make("h2", {}, form.title), others = make("div");
  for (const { label, what } of form.others) {
    const other = button(label, () => act(what));
    other.dataset["what"] = what;
    others.append(other);
  }
  const send = make("div", {}, make("button", {}, words["begin-anew"]!), button(words["close"]!, () => box.close()));
  all.append(title, others, ...form.fields.map(field), send);
  all.onsubmit = (event) => {
    event.preventDefault();
    const data = new FormData(all);
    act(form.what, Object.fromEntries(form.fields.map(({ name }) => [name, data.getAll(name).map(String)])));
  };
  box.replaceChildren(all);
  if (!box.open) box.showModal();
  const wrong = all.querySelector<HTMLElement>("[aria-invalid][name], [aria-invalid] [name]");
  (wrong ?? all.querySelector<HTMLElement>("[name]"))!.focus();
}

function field({ name, label, about, entry, options, value, most, why }: Entry): HTMLElement {
  const notes = make("small", { id: `about-${name}` }), isGroup = entry === "radio" || entry === "checkbox";
  rich(notes, [why && `**${why}**`, about].filter(Boolean).join("\n"));
  const lines = isGroup ? options.map((one) => make("label", {}, make("input", { type: entry, name, value: one.value, checked: one.chosen }), one.label))
    : [entry === "text" ? make("input", { name, value, maxLength: most, autocomplete: "off" })
      : make("select", { name }, ...options.map((one) => Object.assign(option(one.label, one.value), { selected: one.chosen })))];
  const whole = make(isGroup ? "fieldset" : "label", {}, make(isGroup ? "legend" : "b", {}, label), ...lines, notes);
  const described = isGroup ? whole : lines[0]!;
  described.ariaLabel = label;  // without the notes, which describe it
  described.setAttribute("aria-describedby", notes.id);
  if (why) described.setAttribute("aria-invalid", "true");
  return whole;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, properties = {}, ...inside: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside.flatMap((one): (Node | string)[] => (typeof one === "string" ? drawn(one) : [one])));
  return made;
}
