import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { type Drafted, useStoredDraft } from "./draft";

interface LeavingQuestionProps {
  unsaved: boolean;
  /** The draft to store if the session ends meanwhile. */
  drafted?: Drafted;
}

/** Ask before unsaved changes are lost. */
export function LeavingQuestion({ unsaved, drafted }: LeavingQuestionProps) {
  const { asked, leave, stay } = useLeavingQuestion(unsaved);
  const storing = useStoredDraft(unsaved ? drafted : undefined, leave);
  return (
    <ConfirmDialog
      open={asked}
      onClose={stay}
      onConfirm={async () => {
        storing.leave();
        leave();
      }}
      title="Leave without saving?"
      description="Your changes on this page are not saved yet and would be lost."
      confirmLabel="Leave without saving"
      pendingLabel="Leaving…"
      destructive
    />
  );
}

/**
 * Stop every way out of the page while `active`, and ask about it first: links, what has `data-leaves` (the
 * logout), the browser's Back, and closing the window, where the browser asks in its own words. A page that
 * saved and moves on by itself replaces its own entry: `navigate(to, { replace: true })`.
 */
function useLeavingQuestion(active: boolean) {
  const [way, setWay] = useState<() => void>();
  const free = useRef(false);
  const marked = useRef(false);
  const { hash } = useLocation();
  const section = useRef(hash);
  section.current = hash;
  useEffect(() => {
    if (!active) return;
    const unload = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const exit = free.current ? null : exitAt(event);
      if (!exit) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => exit.click());
    };
    const { pathname } = window.location;
    const pop = () => {
      const isHere = window.location.pathname === pathname;
      if (free.current && isHere) {
        // It led to an earlier section of the same form, where the next way out is asked about again.
        free.current = false;
        setWay(undefined);
        markPlace();
      } else if (!free.current && !(isHere && window.location.hash !== section.current)) {
        markPlace();
        setWay(() => () => window.history.go(-2));
      }
    };
    if (!marked.current) markPlace();
    marked.current = true;
    window.addEventListener("beforeunload", unload);
    window.addEventListener("popstate", pop);
    document.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", unload);
      window.removeEventListener("popstate", pop);
      document.removeEventListener("click", click, { capture: true });
    };
  }, [active]);
  const leave = () => {
    free.current = true;
    way?.();
  };
  return { asked: way !== undefined, leave, stay: () => setWay(undefined) };
}

/** Add a second entry of the same page. Going back leads to it, and the question can be asked. */
function markPlace(): void {
  window.history.pushState(window.history.state, "", window.location.href);
}

/**
 * Return the link or button that would lead away; none for one that opens elsewhere or leads to the same page.
 */
function exitAt({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>("a[href]:not([target=_blank]):not([href^='#']), [data-leaves]");
}
