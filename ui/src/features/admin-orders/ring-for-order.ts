import { useOrderSound } from "./order-sound";
import { ringBell } from "./ring-bell";

/** Lets a new order be heard where the owner left the sound on. */
export function ringForOrder(): void {
  if (useOrderSound.getState().isOn) void ringBell();
}
