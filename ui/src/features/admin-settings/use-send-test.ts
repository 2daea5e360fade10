import { useMutation } from "@tanstack/react-query";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Answer = components["schemas"]["TestMailAnswer"];

interface TestOutcome {
  success: boolean;
  message: string | undefined;
  /** What is wrong with the address. */
  field?: string | undefined;
}

const SILENT = "The shop itself did not answer. Please try again.";

/** Sends a test mail to an address, or to the owner for a blank one. */
export function useSendTest() {
  const test = useMutation({
    mutationFn: (to: string) =>
      request<Answer>("/api/admin/mail/test", { method: "POST", body: to ? { to } : {} }),
  });
  return { send: test.mutate, sending: test.isPending, outcome: outcomeOf(test.data, test.error) };
}

function outcomeOf(answer: Answer | undefined, error: unknown): TestOutcome | undefined {
  if (!error) return answer;
  const field = fieldMessages(error).to;
  return { success: false, field, message: field ? undefined : (serverMessage(error) ?? SILENT) };
}
