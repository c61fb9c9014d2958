// The sheet that is pulled up where there is no room for all: lists, scores, help, and what is needed seldom.
import { element } from "./dom.js";

export class Sheet {
  private readonly button = element("pull");

  constructor() {
    this.button.onclick = () => this.open(!this.isOpen);
    element("line").onclick = () => this.open(true);
    // What is pressed or sent there is answered where the sheet is not.
    element("sheet").addEventListener("click", ({ target }) => (target as Element).matches("button") && this.open(false));
    element("sheet").addEventListener("submit", () => this.open(false));
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen) return;
      event.stopImmediatePropagation();
      this.open(false);
      this.button.focus();
    });
  }

  private get isOpen(): boolean {
    return document.body.classList.contains("is-open");
  }

  private open(isOpen: boolean): void {
    document.body.classList.toggle("is-open", isOpen);
    this.button.setAttribute("aria-expanded", String(isOpen));
  }
}
