import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const ADMIN_KEYS = new Set<unknown>(["admin", "contact-inquiries"]);
const SESSION_KEYS = new Set<unknown>(["check", "setup"]);

/**
 * At the login nothing is kept of what an earlier session read. Not sooner: a screen that still shows would read
 * it again, and be refused.
 */
export function useForgetReadings(): void {
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({
      type: "inactive",
      predicate: ({ queryKey }) => ADMIN_KEYS.has(queryKey[1]) && !SESSION_KEYS.has(queryKey[2]),
    });
  }, [client]);
}
