import { useEffect, useRef } from "react";

const OFF = "off";
const STORAGE_KEY = "singleKeys";

/**
 * Return whether single keys are on. Whoever speaks to the computer, or types by accident, can switch them off
 * (WCAG 2.1.4).
 */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== OFF;
}

export function switchSingleKeys(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? "on" : OFF);
}

/** Return whether a key is meant for what is typed into. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** Call back for a key that is pressed alone, outside of fields and dialogs. */
export function useSingleKey(key: string, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== key || isChord || event.defaultPrevented || isTyping(event.target)) return;
      if (!singleKeysAreOn() || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key]);
}
