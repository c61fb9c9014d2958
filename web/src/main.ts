// Opens the page, in whose head it is: its socket first, so that the bot is there once the page is. Its moves are held to the engine's.
import { connect } from "./connection.js";
import { slide } from "./moves.js";
import { Page } from "./page.js";

Object.assign(globalThis, { slide });
const socket = connect();
document.addEventListener("DOMContentLoaded", () => new Page(socket));
