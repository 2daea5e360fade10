import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { apiKey } from "@/shared/api/query-client";
import { RELOADING } from "@/shared/lib/reload";
import { keepDraft } from "./draft";

/** A form that may outlive the session: what it is called, and what it holds, without any secret. */
export interface Drafted {
  form: string;
  collect: () => unknown;
}

/**
 * Keeps what the form holds when the session's end takes it away, unless `leave()` was called before, and when the page
 * is loaded again in the present build, which `onReload` is told.
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
      const check = client.getQueryData<{ isAdmin: boolean }>(apiKey("/api/admin/check"));
      if (check?.isAdmin === false) keep();
    };
  }, [client, pathname]);
  return {
    leave: () => {
      left.current = true;
    },
  };
}
