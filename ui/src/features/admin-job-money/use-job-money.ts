import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DocumentBody } from "@/shared/admin/money/document-draft";
import { SLIP } from "@/shared/admin/money/payment-words";
import type { PaymentBody } from "@/shared/admin/money/take-payment-form";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { toast } from "@/shared/ui/toast-store";

export type JobMoneyAnswer = components["schemas"]["JobMoneyView"];
export type JobRefundBody = components["schemas"]["JobRefundBody"];

const CONFLICT = 409;

/** Return a job's money. It is read again whenever its page is opened, because its lines may have changed. */
export function useJobMoney(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/jobs/${id}/money`)), refetchOnMount: "always" });
}

/** Record money that was taken. After a refusal the job is read again, and what was typed is not lost. */
export function useTakePayment({ id, number }: JobMoneyAnswer, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentBody) => request(`/api/admin/jobs/${id}/payments`, { method: "POST", body }),
    onSuccess: async (_, { amount }) => {
      // The next step is refused for a job that has changed since it was read.
      await readAgain(client, id);
      toast({ title: `Job ${number}: ${formatPrice(String(amount))} taken` });
      onDone();
    },
    onError: (error) => readAfterConflict(client, id, error),
  });
}

/** Record money that is paid back. */
export function useRefund({ id, number }: JobMoneyAnswer, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: JobRefundBody) => request(`/api/admin/jobs/${id}/refunds`, { method: "POST", body }),
    onSuccess: (_, { amount, reason }) => {
      const done = reason === SLIP ? "was entered by mistake" : "refunded";
      toast({ title: `Job ${number}: ${formatPrice(String(amount))} ${done}` });
      onDone();
      return readAgain(client, id);
    },
    onError: (error) => readAfterConflict(client, id, error),
  });
}

/** Have a document of the job made. */
export function useMakeDocument({ id }: JobMoneyAnswer) {
  const client = useQueryClient();
  return async (body: DocumentBody) => {
    const document = await request(`/api/admin/jobs/${id}/documents`, { method: "POST", body });
    await readAgain(client, id);
    return document;
  };
}

/** Read the job with its money, because its `updatedAt` has changed. */
function readAgain(client: QueryClient, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: apiKey(`/api/admin/jobs/${id}`) });
}

function readAfterConflict(client: QueryClient, id: string, error: unknown): Promise<void> | undefined {
  const moved = error instanceof ApiError && error.status === CONFLICT;
  return moved ? readAgain(client, id) : undefined;
}
