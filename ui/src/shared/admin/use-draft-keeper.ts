import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { apiKey } from "@/shared/api/query-client";
import { keepDraft } from "./draft";

/** A form that may outlive the session: what it is called, and what it holds, without any secret. */
export interface Drafted {
  form: string;
  collect: () => unknown;
}

/** Keeps what the form holds when the session's end takes it away, unless `leave()` was called before. */
export function useDraftKeeper(drafted: Drafted | undefined): { leave: () => void } {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const latest = useRef(drafted);
  const left = useRef(false);
  useEffect(() => {
    latest.current = drafted;
  });
  useEffect(
    () => () => {
      const check = client.getQueryData<{ isAdmin: boolean }>(apiKey("/api/admin/check"));
      if (!latest.current || left.current || check?.isAdmin !== false) return;
      const { form, collect } = latest.current;
      keepDraft({ path: pathname, form, values: collect() });
    },
    [client, pathname],
  );
  return {
    leave: () => {
      left.current = true;
    },
  };
}
