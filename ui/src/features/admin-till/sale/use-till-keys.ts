import { useEffect } from "react";
import { WAYS, type Way } from "./settle-payment";
import { withKey } from "./till-draft";
import type { Counter } from "./use-counter";

/** The function key of each way of paying. */
export const WAY_KEYS: Record<Way, string> = { cash: "F2", terminal: "F4", transfer: "F8" };

/** Take the function keys of the till, wherever the focus is outside of a dialog. */
export function useTillKeys({ paying, park, askUndo, scans }: Counter) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]") || event.repeat) return;
      const way = WAYS.find((each) => WAY_KEYS[each] === event.key);
      if (way) scans.after(() => paying.begin(way));
      else if (event.key === "F9") park();
      else if (event.key === "F10") askUndo();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const LINE_KEYS = ["ArrowDown", "ArrowUp", "+", "-", "Delete"];

/** Take a key of the empty field for the marked line, and return whether it is one of those. */
export function pressInField({ change, scans }: Counter, key: string): boolean {
  if (!LINE_KEYS.includes(key)) return false;
  scans.after(() => change((now) => withKey(now, key)));
  return true;
}
