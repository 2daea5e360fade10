import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "@/shared/admin/keys/single-keys";
import { toast } from "@/shared/ui/toast-store";
import { NO_BURST, scannedBy, withKey } from "./scanned";

/** A field, and what it said before a scanner typed into it. */
interface Overwritten {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

/**
 * Call back for a number that a scanner types while the focus is in another field than its own. The field that got the
 * digits is as it was before, and the scanner's Enter does nothing there. What is typed into no field goes to its own.
 */
export function useScanner(own: RefObject<HTMLInputElement | null>, onScan: (number: string) => void) {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let burst = NO_BURST;
    let before: Overwritten | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.target === own.current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter") {
        const number = scannedBy(burst, event.timeStamp);
        burst = NO_BURST;
        if (number === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (before) restore(before);
        latest.current(number);
      } else if (event.key.length === 1) {
        if (takeFocus(own.current, event)) return;
        burst = withKey(burst, event.key, event.timeStamp);
        if (burst.text.length === 1) before = fieldOf(event.target);
      }
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [own]);
}

/** Take no scanner's number as an amount, on a screen that sells nothing. */
export function useNoScanner() {
  const none = useRef(null);
  useScanner(none, (number) =>
    toast({
      title: "A scanner typed here",
      description: `${number} was not taken. Scan it at the open till.`,
    }),
  );
}

/** Give the focus to a field, so that it gets a key that was pressed in none. Returns whether it did. */
function takeFocus(field: HTMLInputElement | null, event: KeyboardEvent): boolean {
  if (!field || event.key === " " || isTyping(event.target) || document.querySelector("dialog[open]"))
    return false;
  field.focus();
  // No letter of a number is a shortcut that leads away.
  event.stopPropagation();
  return true;
}

function fieldOf(target: EventTarget | null): Overwritten | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { field: target, value: target.value } : undefined;
}

/** Write a value as a hand would, so that the form library hears of it. */
function restore({ field, value }: Overwritten): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
