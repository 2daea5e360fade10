import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { isTyping, singleKeysAreOn } from "@/shared/admin/keys/single-keys";
import { GO_TO } from "./keys";

/** The second key after `g` counts for so many milliseconds. */
const SECOND_KEY_MS = 1000;

interface Shortcuts {
  onFind: () => void;
  onKeys: () => void;
}

/** Listen to the keys of the back office. An open dialog and a field have their own. */
export function useShortcuts({ onFind, onKeys }: Shortcuts): void {
  const navigate = useNavigate();
  const wentAt = useRef(0);
  useEffect(() => {
    const single: Record<string, () => void> = {
      "/": onFind,
      "?": onKeys,
      g: () => {
        wentAt.current = Date.now();
      },
    };
    const act = (event: KeyboardEvent): (() => void) | undefined => {
      if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return undefined;
      if (event.ctrlKey || event.metaKey) return { k: onFind, s: savable() }[event.key.toLowerCase()];
      if (!singleKeysAreOn() || isTyping(event.target)) return undefined;
      const isSecond = Date.now() - wentAt.current < SECOND_KEY_MS;
      wentAt.current = 0;
      const place = isSecond ? GO_TO[event.key] : undefined;
      return place ? () => navigate(place.to) : single[event.key];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const chosen = act(event);
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, onFind, onKeys]);
}

/** Return a function that submits the form that is typed into, or the only one of the screen. */
function savable(): (() => void) | undefined {
  const forms = document.querySelectorAll<HTMLFormElement>("main form");
  const form = document.activeElement?.closest("form") ?? (forms.length === 1 ? forms[0] : undefined);
  return form ? () => form.requestSubmit() : undefined;
}
