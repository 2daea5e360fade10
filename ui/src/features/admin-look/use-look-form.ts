import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useRestoredDraft } from "@/shared/admin/drafts/draft";
import { putOver } from "@/shared/admin/drafts/put-over";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { useCall } from "@/shared/admin/use-call";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { toast } from "@/shared/ui/toast-store";
import { changedNames, conflictsOf, type Look, type LookName, pick, rebase, toBody } from "./look-form";
import { inFull, readSnap, type Snap, saySnap } from "./snap";

const PATH = "/api/admin/look";
const KEY = apiKey(PATH);
const CONFLICT = 409;

/** The values and functions that each part of the form uses. */
export interface LookFields {
  form: Look;
  /** The server's messages by field. One is dropped when its field is changed. */
  errors: Partial<Record<string, string>>;
  set: <Name extends LookName>(name: Name, value: Look[Name]) => void;
  /** The values of the fields for which another window has saved something else. */
  theirs: Partial<Look>;
  /** The colour that replaces one that cannot be read. */
  snap: Snap | undefined;
}

export function useLook() {
  return useQuery(reading(KEY));
}

/**
 * Return the look as it is edited, with what was `typed` before on top. A save that meets another window's is
 * refused: what only that one changed is taken over, and where both did, both values are shown. The next save
 * is then a choice.
 */
export function useLookForm(saved: Look, typed: Partial<Look> = {}) {
  const draft = useRestoredDraft<Partial<Look>>();
  const [base, setBase] = useState(saved);
  const [form, setForm] = useState<Look>({ ...saved, ...draft, ...typed });
  const [theirs, setTheirs] = useState<Partial<Look>>({});
  const [snap, setSnap] = useState<Snap>();
  const { errors, clear, take, drop } = useFieldErrors();
  const saving = useSaveLook();
  const client = useQueryClient();
  const show = (look: Look, toShown: (before: Look) => Look = () => look) => {
    setBase(look);
    setForm(toShown);
    setTheirs({});
    clear();
  };
  const takeNearest = useCallback((error: unknown): Snap | undefined => {
    const read = readSnap(error);
    if (!read) return undefined;
    setSnap(read);
    setForm((before) =>
      before.accent && inFull(before.accent) === read.refused ? { ...before, accent: read.nearest } : before,
    );
    return read;
  }, []);
  const meet = async (error: unknown) => {
    if (error instanceof ApiError && error.status === CONFLICT) {
      const present = await client.fetchQuery({ ...reading(KEY), staleTime: 0 });
      setTheirs(pick(present, conflictsOf(form, base, present)));
      setForm((before) => rebase(before, base, present));
      setBase(present);
    }
    return take(error);
  };
  /** Saves, with the nearest colour that can be read where the chosen one cannot. */
  const save = async () => {
    let sent = form;
    const look = await saving.mutateAsync(toBody(sent, base)).catch((error: unknown) => {
      const read = takeNearest(error);
      if (!read) throw error;
      toast({ title: saySnap(read) });
      sent = { ...form, accent: read.nearest };
      return saving.mutateAsync(toBody(sent, base));
    });
    const typedSince = (before: Look) => putOver(sent, look, before);
    show(look, typedSince);
  };
  const set: LookFields["set"] = (name, value) => {
    setForm((before) => ({ ...before, [name]: value }));
    setTheirs(({ [name]: _, ...others }) => others);
    drop({ [name]: value });
  };
  const changed = changedNames(form, base);
  return {
    fields: { form, errors, set, theirs, snap },
    takeNearest,
    base,
    changed: changed.length,
    saving: saving.isPending,
    save: () => save().catch(meet),
    discard: () => show(base),
    /** The unsaved values. */
    typed: () => pick(form, changed),
  };
}

/** Save what was changed. The public pages and the list of uploads follow at once. */
function useSaveLook() {
  return useCall((body: ReturnType<typeof toBody>) => request(PATH, { method: "PATCH", body }), {
    failure: "Failed to save the look",
    atFields: true,
    keep: KEY,
    success: { title: "Look saved" },
    reload: [SETTINGS_KEY, apiKey("/api/admin/uploads")],
  });
}
