// Opens the page; the count of reachable positions holds its moves to the engine's.
import { reachable } from "./moves.js";
import { Page } from "./page.js";

Object.assign(globalThis, { reachable });
new Page();
