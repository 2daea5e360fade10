import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { type BookedPart, refreshCalendar } from "@/shared/admin/bays/use-proposal";
import { refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { refreshQuotes } from "@/shared/admin/quotes/use-quote-list";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import type { QuoteChange } from "./quote-draft";

export function useAdminQuote(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/quotes/${id}`)), refetchOnMount: "always" });
}

export function useSaveQuote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: QuoteChange) => request(`/api/admin/quotes/${id}`, { method: "PATCH", body }),
    onSuccess: async (saved) => {
      client.setQueryData(apiKey(`/api/admin/quotes/${id}`), saved);
      toast({ title: saved.version > 1 ? `Saved as version ${saved.version}` : "Quote saved" });
      await refreshQuotes(client);
    },
    onError: tellFailure("The quote could not be saved"),
  });
}

export type Sending = ReturnType<typeof useSendQuote>;

export function useSendQuote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (by: "mail" | "link") =>
      request(`/api/admin/quotes/${id}/send`, { method: "POST", body: { by } }),
    onSuccess: (_sent, by) => {
      if (by === "mail")
        toast({
          title: "The quote will be sent in a moment",
          link: { to: "/admin/mails", label: "E-mails" },
        });
      return refreshQuotes(client);
    },
    onError: tellFailure("The quote could not be sent"),
  });
}

/** Books the job of a quote, and its bay where parts are named, and opens it. */
export function useBookJobOfQuote(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ force = false, parts = [] }: { force?: boolean; parts?: BookedPart[] }) =>
      request(`/api/admin/quotes/${id}/job`, { method: "POST", body: { force, parts } }),
    onSuccess: async (job) => {
      await refreshQuotes(client);
      await refreshJobs(client);
      navigate(`/admin/jobs/${job.id}`);
    },
    onError: tellFailure("The job could not be booked"),
    onSettled: () => refreshCalendar(client),
  });
}

export function useWithdrawQuote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/admin/quotes/${id}/withdraw`, { method: "POST" }),
    onError: tellFailure("The quote could not be taken back"),
    onSettled: () => refreshQuotes(client),
  });
}

/** Ends an accepted quote whose customer changed their mind; a refusal is told, and the question stays. */
export function useDropQuote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/admin/quotes/${id}/decline`, { method: "POST" }),
    onSuccess: () => toast({ title: "Quote ended" }),
    onError: tellFailure("The quote could not be ended"),
    onSettled: () => refreshCatalogue(client),
  });
}

/** Opens a draft like a quote. */
export function useDuplicateQuote(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(`/api/admin/quotes/${id}/duplicate`, { method: "POST" }),
    onSuccess: async (copy) => {
      await refreshQuotes(client);
      navigate(`/admin/quotes/${copy.id}`);
    },
    onError: tellFailure("The quote could not be duplicated"),
  });
}

export function useRemoveQuote(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: () => callUndoably(`/api/admin/quotes/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tell({ title: "Draft deleted" }, undo);
      navigate("/admin/quotes", { replace: true });
      return refreshQuotes(client);
    },
    onError: tellFailure("The draft could not be deleted"),
  });
}
