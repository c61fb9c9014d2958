// Names that nobody else has drawn.

export function random(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("");
}
