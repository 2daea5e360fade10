import { useQueryClient } from "@tanstack/react-query";
import { isConflict } from "@/shared/admin/read-after-conflict";
import { type CallOptions, useCall } from "@/shared/admin/use-call";
import { serverMessage } from "@/shared/api/api-error";
import type { ApiKey } from "@/shared/api/calls";
import { reading } from "@/shared/api/query-client";
import type { useEditing } from "./use-editing";

interface Changed {
  updatedAt: string;
}

/**
 * Return a call that saves a draft. Its refusal is shown by `SaveRefusal`. Where it was changed elsewhere, it is
 * read, and what was typed is put over it, so that it can be saved again.
 */
export function useSaveDraft<Stored extends Changed, Draft extends object, Sent>(
  key: ApiKey<Stored>,
  { base, adopt }: Pick<ReturnType<typeof useEditing<Stored, Draft>>, "base" | "adopt">,
  send: (sent: Sent) => Promise<Stored>,
  options: Omit<CallOptions<Sent, Stored>, "failure" | "refused">,
) {
  const client = useQueryClient();
  return useCall(send, {
    ...options,
    refused: async (error) => {
      if (!isConflict(error)) return;
      const read = client.fetchQuery({ ...reading(key), staleTime: 0 });
      const fresh = await read.catch(() => undefined);
      if (fresh && fresh.updatedAt !== base.updatedAt) adopt(fresh);
    },
  });
}

interface SaveRefusalProps {
  error: unknown;
  /** What is said where the server gave no reason. */
  otherwise: string;
}

/** Show why a draft was not saved, beside its buttons. */
export function SaveRefusal({ error, otherwise }: SaveRefusalProps) {
  const said = serverMessage(error) ?? otherwise;
  return (
    <p role="alert" className="border-danger border-l-2 pl-3 text-danger empty:hidden">
      {error ? (isConflict(error) ? `${said} What you typed is still here.` : said) : null}
    </p>
  );
}
