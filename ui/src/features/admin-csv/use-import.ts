import { useRef, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { withQuery } from "@/shared/admin/query-text";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, type Undoable } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import type { FileKind } from "./file-kinds";
import type { Matching } from "./match-columns";
import { changesOf, type Outcome, outcomeOf } from "./outcome";
import { readAdding, storeAdding } from "./stored-adding";

interface Sent {
  file: File;
  options: FileKind["options"];
  /** The owner's matching of its columns. */
  matching: Matching | null;
  /** The numbers of the lines that are not read. */
  leftOut: number[];
}

/** Import a file in steps: it is chosen and tried, looked at, then imported whole. */
export function useImport(kind: FileKind) {
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Outcome | null>(null);
  const [undone, setUndone] = useState<Outcome | null>(null);
  const [options, setOptions] = useState(() => ({ ...kind.options, [kind.adding]: readAdding(kind) }));
  const [leftOut, setLeftOut] = useState<number[]>([]);
  const [matching, setMatching] = useState<Matching | null>(null);
  // It is not changed while the file is checked again for other options.
  const [looked, setLooked] = useState<Outcome | null>(null);
  const latest = useRef<Sent>(null);
  const check = useCall(
    (sent: Sent) => {
      latest.current = sent;
      return send(kind, sent, true);
    },
    {
      // An earlier check may be answered after a later one.
      done: ({ answer }, sent) => sent === latest.current && setLooked(answer),
      refused: tellWhy("Failed to check the file"),
    },
  );
  const [refused, setRefused] = useState<Outcome | null>(null);
  // The call is pending until all is read again, which no other file needs to wait for.
  const [isImporting, setImporting] = useState(false);
  const carryOut = useUndoableCall((sent: Sent) => send(kind, sent, false), {
    success: (answer) => ({ title: `Imported ${countOf(changesOf(answer), kind.noun)}` }),
    done: (answer) => {
      setImporting(false);
      setDone(answer);
    },
    undoneTitle: "Import undone",
    undone: setUndone,
    reload: refreshCatalogue,
    refused: (error) => {
      const found = outcomeOf(error);
      setImporting(false);
      setRefused(found);
      if (!found) tellWhy("Failed to import the file")(error);
    },
  });
  const begin = () => {
    setFile(null);
    setDone(null);
    setRefused(null);
    setOptions((before) => ({ ...before, ...kind.answers }));
    setLooked(null);
    setMatching(null);
    setLeftOut([]);
  };
  const choose = (chosen: File) => {
    if (isImporting) return;
    begin();
    setFile(chosen);
    check.mutate({ file: chosen, options: { ...options, ...kind.answers }, matching: null, leftOut: [] });
  };
  const change = (changes: FileKind["options"]) => {
    const wanted = { ...options, ...changes };
    setOptions(wanted);
    setRefused(null);
    if (kind.adding in changes) storeAdding(kind, changes[kind.adding] === true);
    if (file) check.mutate({ file, options: wanted, matching, leftOut });
  };
  const leaveOut = (lines: number[]) => {
    setLeftOut(lines);
    setRefused(null);
    if (file) check.mutate({ file, options, matching, leftOut: lines });
  };
  const match = (columns: Matching) => {
    setMatching(columns);
    setRefused(null);
    if (file) check.mutate({ file, options, matching: columns, leftOut });
  };
  const found = refused ?? looked;
  return {
    file,
    found,
    done,
    isUndone: done !== null && done === undone,
    checking: check.isPending,
    importing: isImporting,
    begin,
    choose,
    options,
    change,
    matching,
    match,
    leftOut,
    leaveOut,
    addMissing: () => change({ [kind.adding]: true }),
    carryOut: () => {
      if (!file) return;
      setImporting(true);
      carryOut.mutate({ file, options, matching, leftOut });
    },
  };
}

export type ImportFlow = ReturnType<typeof useImport>;

function send({ path }: FileKind, sent: Sent, dryRun: boolean): Promise<Undoable<Outcome>> {
  const { file, options, matching, leftOut } = sent;
  const body = new FormData();
  body.append("file", file);
  if (matching) body.append("columns", JSON.stringify(matching));
  if (leftOut.length > 0) body.append("leaveOut", JSON.stringify(leftOut));
  return callUndoably(withQuery(path, { dryRun, ...options }), { method: "POST", body });
}

/**
 * Say why there is no answer. The file itself may be the reason: the browser does not send one that was saved
 * again meanwhile.
 */
function tellWhy(title: string) {
  return (error: unknown): void => {
    const description =
      serverMessage(error) ?? "If you have saved the file since choosing it, choose it again.";
    toast({ title, description, tone: "danger" });
  };
}
