import { create } from "zustand";

const STORAGE_KEY = "orderSound";
const OFF = "off";

interface OrderSoundStore {
  isOn: boolean;
  toggle: () => void;
}

/** The sound of new orders is on or off for this computer, in local storage. */
export const useOrderSound = create<OrderSoundStore>((set, get) => ({
  isOn: localStorage.getItem(STORAGE_KEY) !== OFF,
  toggle: () => {
    const isOn = !get().isOn;
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : OFF);
    set({ isOn });
  },
}));

/** The sound has two short notes: their pitch in hertz and when they begin, in seconds. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1320, at: 0.14 },
];
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** Ring once. A browser allows no sound before the first click on the page. */
export async function ringBell(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  await context.resume();
  for (const { pitch, at } of NOTES) strike(context, pitch, context.currentTime + at);
}

function strike(context: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + NOTE_SECONDS);
}

/** Ring for a new order where the owner left the sound on. */
export function ringForOrder(): void {
  if (useOrderSound.getState().isOn) void ringBell();
}
