import type { Fit } from "@/shared/api/types";

/** The parts that a list of those that fit has. */
export function isFitting({ verdict }: Fit): boolean {
  return verdict !== "no" && verdict !== "unknown";
}
