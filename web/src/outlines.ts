// The outlines of targets and barriers in all colours, of which the page brings those of red.
import { element } from "./dom.js";

export function colourOutlines(): void {
  const all = element("outlines"), red = [...all.querySelectorAll("symbol.R:not(#robot-R)")].map((one) => one.outerHTML).join("");
  all.insertAdjacentHTML("beforeend", [..."GBY"].map((robot) => red.replaceAll("R", robot)).join(""));
}
