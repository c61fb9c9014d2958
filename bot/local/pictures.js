// A message that changes is drawn anew with its pictures. SimCord shows a broken one until the new one has come: here the one before
// stands in its place.

const messages = document.getElementById("channel-message-list");
const kept = new Map();
const maxKept = 8;

function keyOf(image) {
  const message = image.closest("[data-message-id]");
  return message && `${message.dataset.messageId} ${[...message.querySelectorAll(".gallery-image")].indexOf(image)}`;
}

function keep(image) {
  const key = keyOf(image);
  if (!key) return;
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0);
  kept.get(key)?.remove();
  kept.delete(key);
  kept.set(key, canvas);
  if (kept.size > maxKept) {
    const [oldest, its] = kept.entries().next().value;
    its.remove();
    kept.delete(oldest);
  }
}

messages.addEventListener("load", (event) => event.target.matches?.(".gallery-image") && keep(event.target), true);

new MutationObserver(() => {
  for (const image of messages.querySelectorAll(".gallery-image")) {
    const before = image.complete && image.naturalWidth ? null : kept.get(keyOf(image));
    if (before && before.parentElement !== image.closest(".gallery-item")) image.closest(".gallery-item").append(before);
  }
}).observe(messages, { childList: true, subtree: true });
