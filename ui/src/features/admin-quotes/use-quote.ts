import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { type BookedPart, refreshCalendar } from "@/shared/admin/bays/use-proposal";
import { useSaveDraft } from "@/shared/admin/drafts/use-save-draft";
import { refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { mailToast } from "@/shared/admin/mail-toast";
import { refreshQuotes } from "@/shared/admin/quotes/use-quote-list";
import { refreshAfterDeletion, refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { QuoteChange, QuoteEditing } from "./quote-draft";

export function useAdminQuote(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/quotes/${id}`)), refetchOnMount: "always" });
}

export function useSaveQuote(id: string, editing: QuoteEditing) {
  const key = apiKey(`/api/admin/quotes/${id}`);
  const send = (body: QuoteChange) => request(`/api/admin/quotes/${id}`, { method: "PATCH", body });
  return useSaveDraft(key, editing, send, {
    keep: key,
    success: (saved) => ({ title: saved.version > 1 ? `Saved as version ${saved.version}` : "Quote saved" }),
    reload: refreshQuotes,
  });
}

export type Sending = ReturnType<typeof useSendQuote>;

export function useSendQuote(id: string) {
  return useCall(
    (by: "mail" | "link") => request(`/api/admin/quotes/${id}/send`, { method: "POST", body: { by } }),
    {
      failure: "The quote could not be sent",
      success: (_sent, by) => mailToast(by, "The quote will be sent in a moment"),
      reload: refreshQuotes,
    },
  );
}

/** Book the job of a quote, and its bay where parts are named, and open it. */
export function useBookJobOfQuote(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCall(
    ({ force = false, parts = [] }: { force?: boolean; parts?: BookedPart[] }) =>
      request(`/api/admin/quotes/${id}/job`, { method: "POST", body: { force, parts } }),
    {
      failure: "The job could not be booked",
      done: async (job) => {
        await refreshQuotes(client);
        await refreshJobs(client);
        navigate(`/admin/jobs/${job.id}`);
      },
      reload: refreshCalendar,
      reloadsAlways: true,
    },
  );
}

export function useWithdrawQuote(id: string) {
  return useCall(() => request(`/api/admin/quotes/${id}/withdraw`, { method: "POST" }), {
    failure: "The quote could not be taken back",
    reload: refreshQuotes,
    reloadsAlways: true,
  });
}

/**
 * End an accepted quote whose customer changed their mind. A refusal is shown, and the question is still open.
 */
export function useDropQuote(id: string) {
  return useCall(() => request(`/api/admin/quotes/${id}/decline`, { method: "POST" }), {
    failure: "The quote could not be ended",
    success: { title: "Quote ended" },
    reload: refreshCatalogue,
    reloadsAlways: true,
  });
}

/** Open a draft with the contents of a quote. */
export function useDuplicateQuote(id: string) {
  const navigate = useNavigate();
  return useCall(() => request(`/api/admin/quotes/${id}/duplicate`, { method: "POST" }), {
    failure: "The quote could not be duplicated",
    reload: refreshQuotes,
    afterReload: (copy) => navigate(`/admin/quotes/${copy.id}`),
  });
}

export function useRemoveQuote(id: string) {
  const navigate = useNavigate();
  return useUndoableCall(() => callUndoably(`/api/admin/quotes/${id}`, { method: "DELETE" }), {
    failure: "The draft could not be deleted",
    success: { title: "Draft deleted" },
    done: () => navigate("/admin/quotes", { replace: true }),
    reload: (client) => refreshAfterDeletion(client, id),
  });
}
