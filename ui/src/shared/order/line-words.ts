import type { Fit } from "@/shared/api/types";

/** The words of each verdict in the lines of an order. */
const VERDICTS: Record<Fit["verdict"], string> = {
  fits: "fits",
  fits_if: "fits on a condition",
  check: "to be checked",
  universal: "fits every vehicle",
  unknown: "not confirmed",
  no: "does not fit",
};

/**
 * Return "For Volkswagen Golf Mk7, 2016: fits (Front only)" for a line of an order; undefined without a
 * vehicle.
 */
export function orderLineWords(line: {
  vehicle: string | null;
  fit: Fit["verdict"] | null;
  fitNote: string | null;
}): string | undefined {
  if (!line.vehicle) return undefined;
  const verdict = line.fit ? `: ${VERDICTS[line.fit]}` : "";
  return `For ${line.vehicle}${verdict}${line.fitNote ? ` (${line.fitNote})` : ""}`;
}
