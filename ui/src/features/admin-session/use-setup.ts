import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages } from "@/shared/api/api-error";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { useEnter } from "./use-session";

const SETUP_KEY = apiKey("/api/admin/setup");

/**
 * Return whether the first password is still to be set. The server sends it with the page, and only at the
 * admin listener: it is undefined at any other.
 */
export function useSetupNeeded(): boolean | undefined {
  return useQueryClient().getQueryData(SETUP_KEY)?.needed;
}

/** Set the first password, which signs in at once and leads to the rest of setting up. */
export function useSetup() {
  const client = useQueryClient();
  const enter = useEnter("/admin/first-run");
  const { mutate, isPending, error } = useCall(
    (password: string) => request("/api/admin/setup", { method: "POST", body: { password } }),
    {
      failure: "The password could not be set",
      otherwise: "Please try again.",
      atFields: true,
      success: { title: "Password set", description: "Keep it safe: nobody else knows it." },
      done: () => {
        client.setQueryData(SETUP_KEY, { needed: false });
        enter();
      },
    },
  );
  return { mutate, isPending, fieldError: fieldMessages(error).password };
}
