// Texts as the bot writes them for Discord, in the page.

/** Write a text with its bold parts, code and times of day; as a headline, its first line is bold up to the first mark. */
export function rich(into: HTMLElement, text: string, isHeadline = false): void {
  if (into.dataset["text"] === text) return;
  into.dataset["text"] = text;
  const { lang } = document.documentElement;
  const marked = isHeadline ? text.replace(/^[^*\n]+/, "**$&**") : text;
  const timed = marked.replace(/<t:(\d+):([A-Za-z])>/g, (_, seconds: string, form: string) => {
    const at = new Date(Number(seconds) * 1000);
    return form === "T" ? at.toLocaleTimeString(lang) : at.toLocaleString(lang, { dateStyle: "full", timeStyle: "short" });
  });
  into.replaceChildren(...timed.split(/(\*\*.+?\*\*|`.+?`|\n)/).map((part) => {
    if (part === "\n") return document.createElement("br");
    const tag = part.startsWith("**") ? "b" : part.startsWith("`") ? "code" : "";
    if (!tag) return part;
    const made = document.createElement(tag);
    const bare = part.replace(/^(\*\*|`)|(\*\*|`)$/g, "");
    if (tag === "code") whole(made, bare);
    else made.textContent = bare;
    return made;
  }));
}

/** Write moves, or another text of words that are not broken at their hyphens. */
export function whole(into: HTMLElement, text: string): void {
  into.replaceChildren(...text.split(/( )/).map((word) => {
    if (!word.trim()) return word;
    const made = document.createElement("span");
    made.className = "whole";
    made.textContent = word;
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
    made.textContent = sign;
    return made;
  });
  into.replaceChildren(signs[0]!, words, signs[1]!);
  into.title = words.textContent;
}
