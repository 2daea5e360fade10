import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { withQuery } from "@/shared/admin/query-text";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, type Undoable, useTellUndoable } from "@/shared/admin/undo";
import { serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { changesOf, type Outcome, outcomeOf } from "./outcome";

const PATH = "/api/admin/import/products";

/** The way of a product file: chosen and tried out, looked at, then imported whole. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Outcome | null>(null);
  const [stock, setStock] = useState(false);
  // Stays while the file is checked anew for another answer about the stock.
  const [looked, setLooked] = useState<Outcome | null>(null);
  const tell = useTellUndoable();
  const check = useMutation({
    mutationFn: (sent: Sent) => send(sent, true),
    onSuccess: ({ answer }) => setLooked(answer),
    onError: tellWhy("Failed to check the file"),
  });
  const [refused, setRefused] = useState<Outcome | null>(null);
  const carryOut = useMutation({
    mutationFn: (sent: Sent) => send(sent, false),
    onSuccess: ({ answer, undo }) => {
      setDone(answer);
      tell({ title: `Imported ${countOf(changesOf(answer), "product")}` }, undo);
      return refreshCatalogue(client);
    },
    onError: (error) => {
      const found = outcomeOf(error);
      setRefused(found);
      if (!found) tellWhy("Failed to import the file")(error);
    },
  });
  const begin = () => {
    setFile(null);
    setDone(null);
    setRefused(null);
    setStock(false);
    setLooked(null);
  };
  const choose = (chosen: File) => {
    begin();
    setFile(chosen);
    check.mutate({ file: chosen, stock: false });
  };
  const takeStock = (wanted: boolean) => {
    setStock(wanted);
    if (file) check.mutate({ file, stock: wanted });
  };
  const found = refused ?? looked;
  return {
    file,
    found,
    done,
    checking: check.isPending,
    importing: carryOut.isPending,
    begin,
    choose,
    stock,
    setStock: takeStock,
    carryOut: () => file && carryOut.mutate({ file, stock }),
  };
}

interface Sent {
  file: File;
  /** Take the file's stock though the shop's is newer. */
  stock: boolean;
}

function send({ file, stock }: Sent, dryRun: boolean): Promise<Undoable<Outcome>> {
  const body = new FormData();
  body.append("file", file);
  return callUndoably(withQuery(PATH, { dryRun, stock }), { method: "POST", body });
}

/** Without an answer the file itself may be the reason: the browser does not send one that was saved again meanwhile. */
function tellWhy(title: string) {
  return (error: unknown): void => {
    const description =
      serverMessage(error) ?? "If the file was saved again since it was chosen, choose it once more.";
    toast({ title, description, tone: "danger" });
  };
}
