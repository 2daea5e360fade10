import type { Fit } from "@/shared/api/types";

/** Return whether a list of parts that fit has the part. */
export function isFitting({ verdict }: Fit): boolean {
  return verdict !== "no" && verdict !== "unknown";
}
