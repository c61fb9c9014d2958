// Texts as the bot writes them: their marks, and names, which are none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { escaped, rich, signed } from "../src/text.js";
import { openWindow } from "./dom.js";

const NICK = "<t:0:F> **wins** `x` \\ _ *";

function written(text: string, isHeadline = false, lang = "en"): HTMLElement {
  openWindow();
  document.documentElement.lang = lang;
  const into = document.createElement("p");
  rich(into, text, isHeadline);
  return into;
}

test("marks are read", () => {
  assert.equal(written("a **b** c\n`R-up G-left` **d").innerHTML,
    'a <b>b</b> c<br><code><span class="whole">R-up</span> <span class="whole">G-left</span></code> **d');
  assert.equal(written("").childNodes.length, 0);
});

test("the first line of a headline is bold up to the first mark, and the rest apart", () => {
  assert.equal(written("Round 1 **2** of 3\nnext", true).innerHTML, '<b>Round 1 </b><b>2</b> of 3<span class="rest"><br>next</span>');
  assert.equal(written("Round 1\nnext", true).innerHTML, '<b>Round 1</b><span class="rest"><br>next</span>');
  assert.equal(written("**Round** 1", true).innerHTML, "<b>Round</b> 1");
});

test("nothing in a name acts as a mark", () => {
  assert.equal(written(`${escaped(NICK)}: **5**`).innerHTML.replace("&lt;", "<").replace("&gt;", ">"), `${NICK}: <b>5</b>`);
  assert.equal(written(`**${escaped(NICK)}** won`).querySelector("b")!.textContent, NICK);
  assert.equal(written(`${escaped(NICK)} won`, true).innerHTML.includes("<code>"), false);
  assert.equal(written("x\\-y\\.z \\<\\@\\:\\|\\~\\[\\]").textContent, "x-y.z <@:|~[]", "as Discord's marks are escaped");
  assert.equal(written("a\\b").textContent, "a\\b", "a letter has no meaning to take");
});

test("times of day are in the language of the page", () => {
  const at = new Date(86400_000 + 15 * 3600_000);
  for (const lang of ["en", "de", "fr"]) {
    assert.equal(written(`<t:${at.getTime() / 1000}:T>`, false, lang).textContent, at.toLocaleTimeString(lang));
    assert.equal(written(`<t:${at.getTime() / 1000}:F>`, false, lang).textContent, at.toLocaleString(lang, { dateStyle: "full", timeStyle: "short" }));
  }
  assert.notEqual(at.toLocaleTimeString("en"), at.toLocaleTimeString("de"));
});

test("a text that has not changed is not written, and so not announced, again", () => {
  const into = written("a **b**");
  const before = into.firstChild;
  rich(into, "a **b**");
  assert.equal(into.firstChild, before);
  rich(into, "c");
  assert.equal(into.textContent, "c");
});

test("a label has its sign and its words apart", () => {
  const into = written("");
  signed(into, "⏮ Previous one ↩");
  assert.deepEqual([...into.children].map((part) => part.textContent), ["⏮ ", "Previous one", " ↩"]);
  assert.equal(into.title, "Previous one");
});

test("signs are drawn, and named for the ear; those that only adorn are left out", () => {
  const into = written("🟡⚙️ gear, 🔴 red, 🌀: ⏱️ 4 🔒 👋 Fenn 🐙");
  assert.equal(into.textContent, "🟡⚙️ gear, 🔴 red, 🌀: ⏱️ 4 🔒 Fenn 🐙", "a sign in a name is the person's own");
  const pictures = [...into.querySelectorAll("svg[role=img]")];
  assert.deepEqual(pictures.map((one) => one.querySelector("title")!.textContent), ["🟡⚙️", "🔴", "🌀", "⏱️", "🔒"]);
  assert.deepEqual(pictures.map((one) => one.querySelector("use")?.getAttribute("href")),
    ["#chip-Yg", "#robot-R", "#chip-any", undefined, undefined]);
});
