import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";

const CONFLICT = 409;

/** Return true where the server refused because what was shown has changed since. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === CONFLICT;
}

/** Read again what has changed since it was shown, after a refusal that says so. */
export function useReadAfterConflict(queryKey: QueryKey) {
  const client = useQueryClient();
  return (error: unknown) => (isConflict(error) ? client.invalidateQueries({ queryKey }) : undefined);
}
