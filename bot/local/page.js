// What Discord does and SimCord does not, or does otherwise.

const form = document.getElementById("channel-composer");
const send = document.getElementById("send-message");
const player = document.getElementById("viewer-picker");

// Without the secret part of its address the page can show nothing. When that is added, nothing is loaded by itself.
if (location.hash.length < 2) {
  document.getElementById("incomplete-address").hidden = false;
  addEventListener("hashchange", () => location.reload());
}

// The board is opened by the player that this window shows. Its address comes with the words of the page.
let board = null;

function playerId() {
  return player.value.replace(/^direct-/, "");
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  if (board && link?.href.startsWith(board)) link.href = `${link.href.split("&player=")[0]}&player=${playerId()}`;
}, true);

// The menu closes by Escape and by a press elsewhere. It asks once before the program ends for all windows.
const menu = document.querySelector(".session-menu");
const end = document.getElementById("end");
const sure = document.getElementById("end-sure");

function ask(asked) {
  end.hidden = asked;
  sure.hidden = !asked;
  if (asked) document.getElementById("end-no").focus();
}

end.addEventListener("click", () => ask(true));
for (const id of ["close", "end-no"]) document.getElementById(id).addEventListener("click", () => (menu.open = false));
menu.addEventListener("toggle", () => menu.open || ask(false));
document.addEventListener("pointerdown", ({ target }) => menu.contains(target) || (menu.open = false), true);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
}, true);

// Once the program has ended the page says so, and keeps what is typed. When it is started again, the page is loaded again.
const ended = document.getElementById("ended");
const hasSecret = location.hash.length > 1;
let wasThere = false;

function isAway() {
  const { authorized, transport } = window.simcordPreview;
  return !authorized || ["error", "uncertain"].includes(transport.state);
}

function lookForProgram() {
  wasThere ||= hasSecret && !isAway();
  ended.hidden = !(wasThere && isAway());
  // SimCord empties the composer when it finds a program that does not know this window.
  const { authorized } = window.simcordPreview;
  if (!ended.hidden && authorized) sessionStorage.setItem("draft", document.getElementById("channel-composer-input")?.value ?? "");
}

async function comeBack() {
  if (ended.hidden) return;
  const headers = { "X-Simcord-Capability": location.hash.slice(1) };
  const answer = await fetch("/api/state", { headers, cache: "no-store" }).catch(() => null);
  // It knows the secret, but not this window any more. A program that does not know the secret has another address.
  if (answer && answer.status !== 401 && !ended.hidden) location.reload();
}

setInterval(lookForProgram, 500);
setInterval(comeBack, 2000);
document.addEventListener("click", lookForProgram, true);

// Relative times run: "in 40 seconds", "in 39 seconds". SimCord draws them once.
let relatively = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const steps = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7], ["week", Infinity]];

function fromNow(milliseconds) {
  let amount = milliseconds / 1000;
  for (const [unit, limit] of steps) {
    if (Math.abs(amount) < limit) return relatively.format(Math.round(amount), unit);
    amount /= limit;
  }
}

setInterval(() => {
  for (const time of document.querySelectorAll("time.discord-timestamp[data-style=R]")) {
    const text = fromNow(Date.parse(time.dateTime) - Date.now());
    if (time.textContent !== text) time.textContent = text;
  }
}, 500);

// A command that was typed whole and needs no options is sent on Enter. SimCord's Enter only picks it from the list,
// and the next one would add its first option. While SimCord loads its list, its Enter does nothing.
document.addEventListener("keydown", (event) => {
  const composer = event.target;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || composer.id !== "channel-composer-input") return;
  const typed = composer.value.trim();
  const listed = [...form.querySelectorAll(".command-entry")];
  const picked = listed.find((entry) => entry.querySelector("strong")?.textContent.toLowerCase() === typed.toLowerCase());
  if (listed.length && !picked) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!picked) return form.requestSubmit();
  picked.click();
  if (form.querySelector(".command-pill")) return;
  form.querySelector(".command-context-close").click();
  write("");
  say(typed);
}, true);

// The keyboard stays in the composer after a command from the list has run. SimCord takes it away with the command's row.
new MutationObserver((changes) => {
  const ran = changes.some((change) => [...change.removedNodes].some((gone) => gone.classList?.contains("command-row")));
  if (ran && document.activeElement === document.body) document.getElementById("channel-composer-input")?.focus();
}).observe(document.getElementById("channel-composer"), { childList: true, subtree: true });

// What is sent leaves the composer at once, and waits for what is on its way, as does what is pressed. SimCord drops both, and
// empties the composer with the answer only, whatever was typed meanwhile. What is refused comes back, to be corrected.
const waiting = [];
let sent = null;
let pressing = null;
let passing = false;
let speaking = 0;
const list = document.createElement("ul");
list.id = "waiting";
form.before(list);

function isBusy() {
  return send.disabled || speaking > 0;
}

function write(text) {
  const composer = document.getElementById("channel-composer-input");
  composer.value = text;
  composer.dispatchEvent(new Event("input", { bubbles: true }));
}

function say(text) {
  waiting.push({ text });
  doNext();
}

// Why SimCord refuses what is all right, since the page has not seen yet what has just changed. A press is refused as invalid then.
const outdated = ["busy", "sequence-gap", "stale-context", "stale-generation", "stale-revision", "stale-sequence"];
const outdatedPress = [...outdated, "validation-failed"];
const maxPresses = 3;

function isRefused({ requestId }) {
  const action = window.simcordPreview.lastAction;
  return action?.requestId === requestId && action.rejected;
}

function isOutdated(asked, codes) {
  return isRefused(asked) && window.simcordPreview.lastAction.diagnostics.every(({ code }) => codes.includes(code));
}

function doNext() {
  const composer = document.getElementById("channel-composer-input");
  if (sent && !send.disabled) {
    if (isOutdated(sent, outdated)) waiting.unshift({ text: sent.text });
    else if (isRefused(sent) && composer?.value === "") write(sent.text);
    sent = null;
  }
  if (pressing && !send.disabled) {
    if (pressing.presses < maxPresses && isOutdated(pressing, outdatedPress)) waiting.unshift({ pressed: pressing });
    pressing = null;
  }
  if (waiting.length && !isBusy()) {
    if (waiting[0].pressed) press(waiting.shift().pressed);
    else if (composer) sendNext(composer);
  }
  player.disabled = waiting.length > 0;
  const texts = [sent, ...waiting].map((one) => one?.text).filter((text) => text !== undefined);
  list.replaceChildren(...texts.map((text) => {
    const item = document.createElement("li");
    item.textContent = text;
    return item;
  }));
}

function sendNext(composer) {
  const draft = composer.value;
  const before = window.simcordPreview.pendingAction?.requestId;
  composer.value = waiting[0].text;
  passing = true;
  form.requestSubmit();
  passing = false;
  write(draft);
  const { kind, requestId } = window.simcordPreview.pendingAction ?? {};
  // Where something else was begun in this moment, such as a change of player, SimCord has not taken it.
  if (kind === "send_message" && requestId !== before) sent = { text: waiting.shift().text, requestId };
}

document.addEventListener("submit", (event) => {
  const composer = event.target.querySelector("#channel-composer-input");
  if (passing || event.target !== form || !composer?.value.trim() || send.dataset.mode === "Save") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!ended.hidden) return;
  const text = composer.value;
  write("");
  say(text);
}, true);
new MutationObserver(doNext).observe(send, { attributes: true, attributeFilter: ["disabled"] });
setInterval(() => waiting.length && doNext(), 100);

// A press counts though what is pressed is drawn anew, moves, or is switched off until the mouse lets go of it. The browser
// drops it then.
const controls = `button.component-button:not(:disabled), .select-trigger:not(:disabled), .select-option,
  .select-draft-actions button, .modal-actions button, #send-message`;
const act = `button.component-button, [aria-multiselectable=false] > .select-option, .select-apply,
  .modal-actions [type=submit], #send-message`;
let down = null;

function what(control) {
  return JSON.stringify([control.id, control.dataset.controlKey, control.textContent]);
}

function asDrawn({ control, name }) {
  return control.isConnected ? control : [...document.querySelectorAll(controls)].find((one) => what(one) === name);
}

function press(pressed) {
  asDrawn(pressed)?.click();
  note(pressed);
}

// A press that SimCord has taken is pressed again if it is refused for what the page could not know.
function note(pressed) {
  const { kind, requestId } = window.simcordPreview.pendingAction ?? {};
  if (kind === "click") pressing = { ...pressed, requestId, presses: (pressed.presses ?? 0) + 1 };
}

function hold(pressed) {
  if (!waiting.some((one) => one.pressed)) waiting.push({ pressed });
}

document.addEventListener("pointerdown", (event) => {
  const control = event.pointerType === "mouse" && event.button === 0 && event.target.closest?.(controls);
  const { clientX: x, clientY: y } = event;
  down = control ? { control, name: what(control), x, y, disabled: control.disabled } : null;
}, true);
document.addEventListener("pointerup", (event) => {
  const pressed = down;
  down = null;
  if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 5) return;
  if (pressed.control.contains(event.target) && !pressed.disabled && !pressed.control.disabled) return;
  if (isBusy()) hold(pressed);
  else press(pressed);
}, true);
document.addEventListener("click", (event) => {
  const control = event.target.closest?.(act);
  if (!control) return;
  const pressed = { control, name: what(control) };
  if (!isBusy()) return setTimeout(() => pressing?.name === pressed.name || note(pressed));
  event.preventDefault();
  event.stopImmediatePropagation();
  hold(pressed);
}, true);

// A browser remembers nothing that is written into a form, such as the moves of an earlier chip.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches?.(".modal-input")) target.autocomplete = "off";
});

// The buttons of a list of several stay on: SimCord switches them off while it looks up options, and takes a press for the wish
// to choose nothing.
new MutationObserver(() => {
  for (const button of document.querySelectorAll(".select-draft-actions button:disabled")) button.disabled = false;
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });

// Enter on a command that was picked from the list sends it, as on Discord. SimCord's Enter adds the first of its options, and then
// the next one, unless the arrows have chosen one.
let chosen = false;
document.addEventListener("keydown", (event) => {
  if (!event.target.matches?.(".command-chip")) return;
  if (event.key !== "Enter") chosen = event.key.startsWith("Arrow");
  else if (!chosen && !send.disabled) {
    event.preventDefault();
    event.stopImmediatePropagation();
    form.requestSubmit();
  }
}, true);

// A command that was picked from the list runs after what is on its way.
let runs = null;
document.addEventListener("keydown", (event) => {
  const row = event.target.closest?.(".command-row");
  if (event.key !== "Enter" || !row || !send.disabled || document.querySelector(".command-suggestion.is-active")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  runs ??= setInterval(() => {
    if (row.isConnected && send.disabled) return;
    clearInterval(runs);
    runs = null;
    if (row.isConnected) form.requestSubmit();
  }, 100);
}, true);

// An empty channel has buttons for what can be done first. A match cannot begin in direct messages.
const greeting = document.querySelectorAll(".greeting-buttons button");
for (const button of greeting) button.addEventListener("click", () => say(button.dataset.command));

// New messages scroll into view, unless somebody has scrolled up to read. SimCord only says that there are some.
const timeline = document.getElementById("channel-timeline");
const newMessages = document.getElementById("new-messages");
let following = true;
let pressed = null;

// The newest message when a person has last scrolled, and whether they have seen its end.
const messages = document.getElementById("channel-message-list");
let scrolled = {};

function lowest() {
  return timeline.scrollHeight - timeline.clientHeight;
}

// Where the newest message is seen. What is longer than the view is read from its beginning, also with a button at its end that leads on,
// unless it has more of them below a board, which are pressed; a card for all from its heading, where the view reaches to the first of
// its buttons.
function place() {
  const newest = messages.lastElementChild;
  if (!newest || newest.offsetHeight <= timeline.clientHeight) return lowest();
  const from = (element, edge) => element.getBoundingClientRect()[edge] - timeline.getBoundingClientRect().top + timeline.scrollTop;
  const isPressed = newest.querySelector(".component-gallery") && newest.querySelectorAll("button.component-button, .select-trigger").length > 1;
  if (!isPressed) return from(newest, "top") - 8;
  const card = newest.querySelector(".component-container");
  const buttons = card?.querySelector(".component-row");
  const heading = card && from(card, "top");
  const fits = buttons && from(buttons, "bottom") - heading <= timeline.clientHeight;
  return fits && !newest.querySelector(".message-ephemeral-note") ? Math.min(heading, lowest()) : lowest();
}

function isAtEnd() {
  return place() - timeline.scrollTop < 100;
}

function look() {
  following = isAtEnd();
  scrolled = { newest: messages.lastElementChild?.dataset.messageId, toEnd: lowest() - timeline.scrollTop < 100 };
}

// Wheels and fingers have scrolled when the next frame is drawn. A press is looked at before it is answered: the answer may have made
// the newest message longer by then. A press of a button scrolls nothing: it may come while a message grows, before that is followed,
// and be released beside the button, which has moved.
// The tabulator scrolls to what it reaches.
timeline.addEventListener("keyup", ({ key }) => key === "Tab" && look());
for (const kind of ["wheel", "touchmove"]) timeline.addEventListener(kind, () => requestAnimationFrame(look), { passive: true });
timeline.addEventListener("pointerdown", ({ target }) => (pressed = target.closest("button")));
for (const kind of ["pointerup", "keyup"]) {
  timeline.addEventListener(kind, ({ target }) => {
    following = isAtEnd() || (following && (pressed ?? target.closest("button")) !== null);
    pressed = null;
  });
}
form.addEventListener("submit", () => (following = true), true);
new MutationObserver(() => {
  if (!following || newMessages.hidden) return;
  newMessages.click();
  keepFollowing(); // SimCord scrolls to the end, which may hide the beginning of the newest message
}).observe(newMessages, { attributes: true, attributeFilter: ["hidden"] });

// While pictures load, the newest message stays in view. SimCord keeps what is at the top where it is, and a message that it draws anew
// is empty meanwhile, so that the timeline may have been scrolled to its beginning.
function follow() {
  if (!following) return;
  if (messages.lastElementChild?.dataset.messageId !== scrolled.newest) timeline.scrollTop = place();
  else if (scrolled.toEnd) timeline.scrollTop = lowest();
}

// A frame after a change SimCord may scroll to where it has seen the timeline meanwhile.
function keepFollowing() {
  follow();
  requestAnimationFrame(() => requestAnimationFrame(follow));
}

// Once all pictures are there, SimCord scrolls to where it has seen the timeline, and is no longer busy.
new MutationObserver(keepFollowing).observe(document.getElementById("preview-app"), { attributes: true, attributeFilter: ["aria-busy"] });

new ResizeObserver(keepFollowing).observe(messages);
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target === messages || target.parentElement === messages)) keepFollowing();
}).observe(messages, { childList: true, subtree: true });

// Each player has their Discord in a language, which is chosen beside the player, and is else the browser's. SimCord has one language
// for all.
const language = document.getElementById("language-picker");
let shown = null;
let words = {};

async function speak(chosen) {
  const who = player.value;
  speaking += 1;
  try {
    const response = await fetch("/api/action", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Simcord-Capability": location.hash.slice(1) },
      body: JSON.stringify({ kind: "language", viewer_id: who, language: chosen, accepted: navigator.languages }),
    });
    const spoken = await response.json();
    if (player.value === who) writeWords(spoken);
  } finally {
    speaking -= 1;
    doNext();
  }
}

function writeWords(spoken) {
  ({ words, said, board } = spoken);
  language.value = document.documentElement.lang = spoken.language;
  relatively = new Intl.RelativeTimeFormat(spoken.language, { numeric: "auto" });
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = words[element.dataset.words];
  for (const link of document.querySelectorAll("a[data-board]")) link.href = board;
  nameComposer();
  document.querySelectorAll(ownWords).forEach(writeOver);
}

// SimCord's own words are English. Each is written over in the player's language, and again when that changes.
const ownWords = `.message-interaction-header, .message-ephemeral-note, .message-edited, .message-edited-compact, .message-loading,
  #send-message, .modal-actions button, .modal-close, .field-error, .select-draft-actions, .select-draft-actions span,
  .select-draft-actions button, .select-clear, .select-empty, .select-guidance, .command-error, .command-empty,
  .command-optional-count, .command-context-close, .media-lightbox, .media-lightbox-frame, .media-lightbox-control,
  .media-lightbox-trigger`;
const written = new WeakMap();
let said = {};

function inPlaceOf(english) {
  return said[english.trim().replace(/\d+/, "#")]?.replace("#", english.match(/\d+/)?.[0]);
}

function writeOver(element) {
  if (!written.has(element)) written.set(element, {});
  const known = written.get(element);
  const write = (part, shown, set) => {
    if (!shown) return;
    if (known[part]?.text !== shown) known[part] = { english: shown, text: shown };
    const text = inPlaceOf(known[part].english);
    if (!text || text === shown.trim()) return;
    known[part].text = shown.startsWith(" ") ? ` ${text}` : text;
    set(known[part].text);
  };
  for (const name of ["aria-label", "title"]) write(name, element.getAttribute(name), (text) => element.setAttribute(name, text));
  if (element.matches(".message-interaction-header")) writeHeader(element, known);
  else if (element.childElementCount === 0) write("text", element.textContent, (text) => (element.textContent = text));
}

// "Ada used /bid": who comes before the command, and in some languages more words after it.
function writeHeader(header, known) {
  const [before, command] = header.childNodes;
  known.player ??= before.textContent.match(/^(.*) used $/)?.[1];
  if (!known.player || !said.used) return;
  const [first, rest] = said.used.replace("{player}", () => known.player).split("{command}");
  if (before.textContent !== first) before.textContent = first;
  known.rest ??= document.createElement("span");
  if (known.rest.textContent !== rest) known.rest.textContent = rest;
  if (command.nextSibling !== known.rest) command.after(known.rest);
}

new MutationObserver((changes) => {
  const changed = new Set();
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      if (node.matches(ownWords)) changed.add(node);
      if (node !== target) node.querySelectorAll(ownWords).forEach((one) => changed.add(one));
    }
  }
  changed.forEach(writeOver);
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-label", "title"] });

// SimCord writes the name of the channel into the composer, in English.
function nameComposer() {
  const composer = document.getElementById("channel-composer-input");
  const place = composer?.placeholder?.match(/^Message ([#@].*)$/)?.[1] ?? composer?.dataset.place;
  if (!place || !words.message) return;
  composer.dataset.place = place;
  const named = words.message.replace("{place}", place);
  if (composer.placeholder !== named) composer.placeholder = named;
}

new MutationObserver(nameComposer).observe(form, { subtree: true, attributes: true, attributeFilter: ["placeholder"], childList: true });

// A window stays with its player, and with what is typed, when it is loaded again.
const before = sessionStorage.getItem("player");
let isFirst = true;

language.addEventListener("change", () => {
  localStorage.setItem(`language-${playerId()}`, language.value);
  speak(language.value);
});
new MutationObserver(() => {
  if (!player.value || player.value === shown) return;
  if (isFirst && before !== player.value && [...player.options].some((option) => option.value === before)) {
    player.value = before;
    player.dispatchEvent(new Event("change"));
  }
  if (isFirst && sessionStorage.getItem("draft")) write(sessionStorage.getItem("draft"));
  sessionStorage.removeItem("draft");
  isFirst = false;
  if (!player.value) return; // SimCord has begun to change the player
  shown = player.value;
  sessionStorage.setItem("player", shown);
  speak(localStorage.getItem(`language-${playerId()}`));
  for (const button of greeting) button.hidden = shown.startsWith("direct-") && button.dataset.place === "server";
}).observe(player, { childList: true });
