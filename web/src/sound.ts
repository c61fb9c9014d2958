// Sounds, off until the person switches them on: what slides, stops, arrives, runs out and is won.
import { isOn } from "./settings.js";

const LOUDNESS = 0.12;
/** Of each tone its notes, one after the other: from and to which frequency, and for how many seconds. */
const TONES = {
  slide: [[180, 380, 0.12]],
  stop: [[150, 90, 0.08]],
  arrival: [[660, 660, 0.09], [880, 880, 0.16]],
  sand: [[1000, 1000, 0.05]],
  won: [[523, 523, 0.11], [659, 659, 0.11], [784, 784, 0.11], [1047, 1047, 0.3]],
} as const;

export class Sound {
  private context: AudioContext | null = null;

  play(tone: keyof typeof TONES): void {
    if (!isOn("sound")) return;
    const context = (this.context ??= new AudioContext());
    void context.resume();
    let at = context.currentTime;
    for (const [from, to, seconds] of TONES[tone]) {
      const note = context.createOscillator(), gain = context.createGain();
      note.frequency.setValueAtTime(from, at);
      note.frequency.exponentialRampToValueAtTime(to, at + seconds);
      gain.gain.setValueAtTime(LOUDNESS, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      note.connect(gain).connect(context.destination);
      note.start(at);
      note.stop((at += seconds));
    }
  }
}
