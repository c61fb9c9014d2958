// Texts as the bot writes them for Discord, in the page.

/** Write a text with its bold parts, code and times of day. */
export function rich(into: HTMLElement, text: string): void {
  if (into.dataset["text"] === text) return;
  into.dataset["text"] = text;
  const { lang } = document.documentElement;
  const timed = text.replace(/<t:(\d+):([A-Za-z])>/g, (_, seconds: string, form: string) => {
    const at = new Date(Number(seconds) * 1000);
    return form === "T" ? at.toLocaleTimeString(lang) : at.toLocaleString(lang, { dateStyle: "full", timeStyle: "short" });
  });
  into.replaceChildren(...timed.split(/(\*\*.+?\*\*|`.+?`|\n)/).map((part) => {
    if (part === "\n") return document.createElement("br");
    const tag = part.startsWith("**") ? "b" : part.startsWith("`") ? "code" : "";
    if (!tag) return part;
    const made = document.createElement(tag);
    made.textContent = part.replace(/^(\*\*|`)|(\*\*|`)$/g, "");
    return made;
  }));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
