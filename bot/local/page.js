// Six things that Discord does and SimCord does not.

// Relative times run: "in 40 seconds", "in 39 seconds". SimCord draws them once.
const words = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const relative = /^in | ago$|^now$|^(this|next|last) |^(yesterday|tomorrow)$/;
const steps = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7], ["week", Infinity]];

function fromNow(milliseconds) {
  let amount = milliseconds / 1000;
  for (const [unit, limit] of steps) {
    if (Math.abs(amount) < limit) return words.format(Math.round(amount), unit);
    amount /= limit;
  }
}

setInterval(() => {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!relative.test(time.textContent)) continue;
    const text = fromNow(Date.parse(time.dateTime) - Date.now());
    if (time.textContent !== text) time.textContent = text;
  }
}, 500);

// A command that was typed whole and needs no options runs on Enter. SimCord's Enter only picks it from the list,
// and the next one would add its first option.
document.addEventListener("keydown", (event) => {
  const composer = event.target;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || !(composer instanceof HTMLTextAreaElement)) return;
  const form = composer.form;
  const typed = composer.value.trim().toLowerCase();
  const picked = [...(form?.querySelectorAll(".command-entry") ?? [])]
    .find((entry) => entry.querySelector("strong")?.textContent.toLowerCase() === typed);
  if (!picked) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  picked.click();
  const asksForOptions = form.querySelector(".command-pill");
  if (!asksForOptions) form.requestSubmit();
}, true);

// The keyboard stays in the composer after a command from the list has run. SimCord takes it away with the command's row.
new MutationObserver((changes) => {
  const ran = changes.some((change) => [...change.removedNodes].some((gone) => gone.classList?.contains("command-row")));
  if (ran && document.activeElement === document.body) document.getElementById("channel-composer-input")?.focus();
}).observe(document.getElementById("channel-composer"), { childList: true, subtree: true });

// What is sent while something else is on its way is sent after that. SimCord drops it, and leaves it in the composer.
const send = document.getElementById("send-message");
let wasBusy = false;
let waiting = null;

document.addEventListener("submit", () => (wasBusy = send.disabled), true);
document.addEventListener("submit", (event) => {
  const composer = event.target.querySelector("#channel-composer-input");
  const isTaken = !wasBusy && send.disabled;
  waiting = composer?.value.trim() && !isTaken ? composer.value : null;
});
setInterval(() => {
  const composer = document.getElementById("channel-composer-input");
  if (waiting === null || send.disabled) return;
  if (composer?.value === waiting) composer.form.requestSubmit();
  else waiting = null;
}, 100);

// New messages scroll into view, unless somebody has scrolled up to read. SimCord only says that there are some.
const timeline = document.getElementById("channel-timeline");
const newMessages = document.getElementById("new-messages");
let following = true;

function look() {
  requestAnimationFrame(() => {
    following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 100;
  });
}

for (const kind of ["wheel", "touchmove", "pointerup", "keyup"]) timeline.addEventListener(kind, look, { passive: true });
document.getElementById("channel-composer").addEventListener("submit", () => (following = true), true);
new MutationObserver(() => {
  if (following && !newMessages.hidden) newMessages.click();
}).observe(newMessages, { attributes: true, attributeFilter: ["hidden"] });

// Each player has their Discord in a language, which is chosen beside the player. SimCord has one language for all.
const player = document.getElementById("viewer-picker");
const language = document.getElementById("language-picker");
let shown = null;

async function speak(chosen) {
  const who = player.value;
  const response = await fetch("/api/action", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Simcord-Capability": location.hash.slice(1) },
    body: JSON.stringify({ kind: "language", viewer_id: who, language: chosen }),
  });
  const spoken = await response.json();
  if (player.value === who) language.value = spoken.language;
}

// The choice may need one more row on a phone. SimCord gives its toolbar a fixed height there.
const toolbar = document.getElementById("toolbar");
toolbar.style.height = "auto";
toolbar.style.minHeight = "0";
new ResizeObserver(() => {
  document.getElementById("preview-shell").style.setProperty("--toolbar-height", `${toolbar.offsetHeight}px`);
}).observe(toolbar);

language.addEventListener("change", () => speak(language.value));
new MutationObserver(() => {
  if (!player.value || player.value === shown) return;
  shown = player.value;
  speak();
}).observe(player, { childList: true });
