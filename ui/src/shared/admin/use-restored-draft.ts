import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { toast } from "@/shared/ui/toast-store";
import { forgetDraft, readDraft } from "./draft";

/**
 * What this address's form held when the session ended, for its first values; told and taken once, with what `lacks`
 * says of it.
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
    toast({ title: "What you had typed is back", description });
  }, [values, lacks]);
  return values;
}
