// The celebration of what the person has won: confetti over the board.
import { isOn } from "./settings.js";

const BITS = 48;
const COLOURS = ["red", "green", "blue", "yellow"];

/** Let confetti fall over an element, once; none where less motion is preferred. */
export function cheer(place: HTMLElement): void {
  if (!isOn("motion")) return;
  const { clientWidth: width, clientHeight: height } = place;
  for (let number = 0; number < BITS; number++) {
    const bit = document.createElement("i");
    bit.className = "bit";
    bit.style.left = `${6 + (number * 37) % 88}%`;
    bit.style.background = `var(--${COLOURS[number % COLOURS.length]!}-fill)`;
    place.append(bit);
    const away = `translate(${((number * 53) % 9 - 4) * width / 100}px, ${height * 0.95}px) rotate(${number * 97}deg)`;
    const frames = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: away, opacity: 0 }];
    const fall = bit.animate(frames, { duration: 1400 + (number % 7) * 150, delay: (number % 5) * 90, easing: "ease-in", fill: "backwards" });
    void fall.finished.catch(() => undefined).then(() => bit.remove());
  }
}
