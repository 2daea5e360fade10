import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const OWNERS = new Set<unknown>(["admin", "contact-inquiries"]);
const KEPT = new Set<unknown>(["check", "setup"]);

/**
 * At the login nothing is kept of what an earlier session read. Not sooner: a screen that still shows would read
 * it again, and be refused.
 */
export function useForgetReadings(): void {
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({
      type: "inactive",
      predicate: ({ queryKey }) => OWNERS.has(queryKey[1]) && !KEPT.has(queryKey[2]),
    });
  }, [client]);
}
