import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countOf } from "@/shared/admin/count-of";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import type { WholeMail } from "./mail-types";
import { refreshMails } from "./use-mails";

/** Lets the mail server send a mail, now or once more. */
export function useSendMail(id: string, onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<WholeMail>(`/api/admin/mails/${id}/retry`, { method: "POST" }),
    onSuccess: ({ toAddress }) => {
      toast({ title: "The mail is on its way to the mail server", description: toAddress });
      onSettled();
    },
    onError: tellFailure("The mail could not be sent"),
    onSettled: () => refreshMails(client),
  });
}

/** The owner saw to the mail. */
export function useMarkDone(id: string, onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<WholeMail>(`/api/admin/mails/${id}/done`, { method: "POST" }),
    onSuccess: ({ subject }) => {
      toast({ title: "Marked as done by you", description: subject });
      onSettled();
    },
    onError: tellFailure("The mail could not be marked as done"),
    onSettled: () => refreshMails(client),
  });
}

/** Lets the mail server send everything that waits for the owner's hand. */
export function useSendWaiting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<{ count: number }>("/api/admin/mails/send-waiting", { method: "POST" }),
    onSuccess: ({ count }) => toast({ title: `${countOf(count, "mail")} handed to the mail server` }),
    onError: tellFailure("The mails could not be sent"),
    onSettled: () => refreshMails(client),
  });
}
