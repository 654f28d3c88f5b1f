// A few short sounds, made here: off until wanted, never two at once, each beside something that is seen.

const KEY = "flibuste.sound";
/** @type {AudioContext | null} */
let context = null;
let until = 0;

/** pitch, length in seconds, and the shape of the wave */
/** @type {Record<string, [number[], number, OscillatorType]>} */
const SOUNDS = {
  turn: [[880, 1320], 0.35, "sine"],
  dice: [[220, 180, 240], 0.18, "square"],
  hit: [[140, 70], 0.25, "sawtooth"],
  miss: [[420, 300], 0.15, "sine"],
  coins: [[1560, 2080], 0.2, "triangle"],
  card: [[520, 640], 0.12, "triangle"],
  sunk: [[200, 120, 60], 0.39, "sawtooth"],
  end: [[660, 880, 1100], 0.39, "sine"],
};

export const loud = () => localStorage.getItem(KEY) === "on";

export function toggleSound() {
  localStorage.setItem(KEY, loud() ? "off" : "on");
  sound("turn");
}

/** @param {string} name */
export function sound(name) {
  const made = SOUNDS[name];
  if (!loud() || !made) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    // a browser is silent until the page was pressed: what was to be heard before is past
    void context.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const now = context.currentTime;
  if (now < until) return;
  const [pitches, long, wave] = made;
  until = now + long;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  pitches.forEach((pitch, at) => tone.frequency.setValueAtTime(pitch, now + (at * long) / pitches.length));
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + long);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + long);
}
