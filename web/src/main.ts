// Opens the page; its moves are held to the engine's.
import { slide } from "./moves.js";
import { Page } from "./page.js";

Object.assign(globalThis, { slide });
new Page();
