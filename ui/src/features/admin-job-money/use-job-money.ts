import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DocumentBody } from "@/shared/admin/money/document-draft";
import { type RefundBody, refundToast } from "@/shared/admin/money/refund-form";
import type { PaymentBody } from "@/shared/admin/money/take-payment-form";
import { useReadAfterConflict } from "@/shared/admin/read-after-conflict";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";

export type JobMoneyAnswer = components["schemas"]["JobMoneyView"];

/** Return a job's money. It is read again whenever its page is opened, because its lines may have changed. */
export function useJobMoney(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/jobs/${id}/money`)), refetchOnMount: "always" });
}

/** Record money that was taken. After a refusal the job is read again, and what was typed is not lost. */
export function useTakePayment({ id, number }: JobMoneyAnswer) {
  return useCall((body: PaymentBody) => request(`/api/admin/jobs/${id}/payments`, { method: "POST", body }), {
    success: (_, { amount }) => ({ title: `Job ${sayNumber(number)}: ${formatPrice(String(amount))} taken` }),
    // The next step is refused for a job that has changed since it was read.
    reload: jobKey(id),
    refused: useReadAfterConflict(jobKey(id)),
  });
}

/** Record money that is paid back. */
export function useRefund({ id, number }: JobMoneyAnswer) {
  return useCall((body: RefundBody) => request(`/api/admin/jobs/${id}/refunds`, { method: "POST", body }), {
    success: (_, body) => refundToast(`Job ${sayNumber(number)}`, body),
    reload: jobKey(id),
    refused: useReadAfterConflict(jobKey(id)),
  });
}

/** Have a document of the job made. */
export function useMakeDocument({ id }: JobMoneyAnswer) {
  const client = useQueryClient();
  return async (body: DocumentBody) => {
    const document = await request(`/api/admin/jobs/${id}/documents`, { method: "POST", body });
    await client.invalidateQueries({ queryKey: jobKey(id) });
    return document;
  };
}

/** Return the key of the job with its money, whose `updatedAt` changes with each payment. */
function jobKey(id: string) {
  return apiKey(`/api/admin/jobs/${id}`);
}
