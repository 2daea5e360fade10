import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { apiKey } from "@/shared/api/query-client";
import { RELOADING } from "@/shared/lib/reload";
import { toast } from "@/shared/ui/toast-store";

const STORAGE_KEY = "pitlane.draft";

/** A form's values when the session ended. They are stored in this tab alone, and only for one form at a time. */
export interface Draft {
  /** The form's address. */
  path: string;
  /** The form's name for the owner: "Add product". */
  form: string;
  values: unknown;
}

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

export function readDraft(): Draft | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored ? (JSON.parse(stored) as Draft) : null;
}

export function forgetDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/**
 * Return the draft of this page's form for its first values. It is announced and taken once, with what `lacks`
 * says about it.
 */
export function useRestoredDraft<Values>(lacks?: (values: Values) => string | undefined): Values | undefined {
  const { pathname } = useLocation();
  const [values] = useState(() => {
    const draft = readDraft();
    return draft?.path === pathname ? (draft.values as Values) : undefined;
  });
  useEffect(() => {
    if (!values) return;
    forgetDraft();
    const description = lacks?.(values) ?? "It is not saved yet.";
    toast({ title: "Your unsaved text is back", description });
  }, [values, lacks]);
  return values;
}

/** A form that may outlive the session: its name, and its values without any secret. */
export interface Drafted {
  form: string;
  collect: () => unknown;
}

/**
 * Store what the form has when the session's end takes it away, unless `leave()` was called before, and when
 * the page is loaded again in the present build, which calls `onReload`.
 */
export function useStoredDraft(drafted: Drafted | undefined, onReload: () => void): { leave: () => void } {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const latest = useRef({ drafted, onReload });
  const left = useRef(false);
  useEffect(() => {
    latest.current = { drafted, onReload };
  });
  useEffect(() => {
    const keep = () => {
      if (!latest.current.drafted || left.current) return false;
      const { form, collect } = latest.current.drafted;
      keepDraft({ path: pathname, form, values: collect() });
      return true;
    };
    const keepForReload = () => keep() && latest.current.onReload();
    window.addEventListener(RELOADING, keepForReload);
    return () => {
      window.removeEventListener(RELOADING, keepForReload);
      const check = client.getQueryData(apiKey("/api/admin/check"));
      if (check?.isAdmin === false) keep();
    };
  }, [client, pathname]);
  return {
    leave: () => {
      left.current = true;
    },
  };
}
