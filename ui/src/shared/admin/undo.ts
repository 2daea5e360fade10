import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf, BodyOf, CallPath } from "@/shared/api/calls";
import { request } from "@/shared/api/request";
import { type ToastMessage, toast } from "@/shared/ui/toast-store";
import { focusMain } from "./focus-main";
import { refreshCatalogue } from "./refresh-catalogue";
import { tellFailure } from "./tell-failure";

/** A confirmation's sentence about an act that can be undone. */
export const CAN_COME_BACK = "You can bring it back for 30 days.";
export const CAN_ALL_COME_BACK = "You can bring them back for 30 days.";

const HEADER = "Pitlane-Undo";

/** An answer, and the id under which what it deleted can be restored. */
export interface Undoable<T> {
  answer: T;
  undo: string | null;
}

/** Make a call that deletes something, or leaves something out. */
export async function callUndoably<const Path extends string, Does extends "DELETE" | "POST" | "PUT">(
  path: Path & CallPath<Path, Does>,
  options: { method: Does } & BodyOf<Path, Does>,
): Promise<Undoable<AnswerOf<Path, Does>>> {
  let undo: string | null = null;
  const answer = await request<Path, Does>(path, {
    ...options,
    seeing: ({ headers }) => {
      undo = headers.get(HEADER);
    },
  });
  return { answer, undo };
}

const BACK = "Brought back";
/** The title after Undo of an act that deleted nothing. */
export const UNDONE = "Undone";

/** What is said and done once an act is undone. */
export interface Undone {
  title?: string | undefined;
  done?: (() => unknown) | undefined;
}

/** Return a function that says that something is deleted, with a button that restores it. */
export function useTellUndoable() {
  const client = useQueryClient();
  return (message: ToastMessage, undo: string | null, { title, done }: Undone = {}): void => {
    const onAct = async (id: string) => {
      if (await bringBack(client, id, title)) done?.();
    };
    toast({ ...message, ...(undo && { action: { label: "Undo", onAct: () => onAct(undo) } }) });
  };
}

/** Restore what was deleted, and say how that went. Returns whether it is restored. */
export async function bringBack(client: QueryClient, id: string, title = BACK): Promise<boolean> {
  focusMain();
  try {
    const { notes } = await request(`/api/admin/deleted/${id}/restore`, { method: "POST" });
    toast({ title, description: notes.join(" ") || undefined });
    return true;
  } catch (error) {
    tellFailure("It could not be brought back")(error);
    return false;
  } finally {
    await refreshCatalogue(client);
  }
}
