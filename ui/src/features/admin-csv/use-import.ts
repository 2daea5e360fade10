import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { changesOf, type Outcome, outcomeOf } from "./outcome";

const PATH = "/api/admin/import/products";

/** The way of a product file: chosen and tried out, looked at, then imported whole. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Outcome | null>(null);
  const check = useMutation({
    mutationFn: (chosen: File) => send(`${PATH}?dryRun=1`, chosen),
    onError: tellWhy("Failed to check the file"),
  });
  const [refused, setRefused] = useState<Outcome | null>(null);
  const carryOut = useMutation({
    mutationFn: (chosen: File) => send(PATH, chosen),
    onSuccess: (outcome) => {
      setDone(outcome);
      toast({ title: `Imported ${countOf(changesOf(outcome), "product")}` });
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
    check.reset();
  };
  const choose = (chosen: File) => {
    begin();
    setFile(chosen);
    check.mutate(chosen);
  };
  const found = refused ?? check.data ?? null;
  return {
    file,
    found,
    done,
    checking: check.isPending,
    importing: carryOut.isPending,
    begin,
    choose,
    carryOut: () => file && carryOut.mutate(file),
  };
}

function send(path: string, file: File): Promise<Outcome> {
  const body = new FormData();
  body.append("file", file);
  return request<Outcome>(path, { method: "POST", body });
}

/** Without an answer the file itself may be the reason: the browser does not send one that was saved again meanwhile. */
function tellWhy(title: string) {
  return (error: unknown): void => {
    const description =
      serverMessage(error) ?? "If the file was saved again since it was chosen, choose it once more.";
    toast({ title, description, tone: "danger" });
  };
}
