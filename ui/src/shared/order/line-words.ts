import type { CustomerOrder, Fit } from "@/shared/api/types";
import { sayLead } from "@/shared/lib/lead-words";

/** The words of each verdict in the lines of an order. */
const VERDICTS: Record<Fit["verdict"], string> = {
  fits: "fits",
  fits_if: "fits on a condition",
  check: "to be checked",
  universal: "fits every vehicle",
  unknown: "not confirmed",
  no: "does not fit",
};

type Item = CustomerOrder["items"][number];
/** A line of an order; none of its pieces was returned of an order that was just placed. */
export type OrderLine = Omit<Item, "returned"> & Partial<Pick<Item, "returned">>;
type Line = Pick<
  OrderLine,
  "quantity" | "vehicle" | "fit" | "fitNote" | "toOrder" | "leadDays" | "madeToOrder" | "returned"
>;

/**
 * Return the notes on a line of an order, undefined for none: "For Volkswagen Golf Mk7, 2016: fits (Front only).
 * 2 of them ready in about 3 weeks. 1 of them returned".
 */
export function orderLineWords(line: Line): string | undefined {
  const made = line.madeToOrder === 1 && "Made to order: you cannot withdraw from this purchase";
  return (
    [vehicleWords(line), leadWords(line), made, returnWords(line)].filter(Boolean).join(". ") || undefined
  );
}

/** Return the vehicle of a line and its verdict, undefined without a vehicle. */
export function vehicleWords(line: Pick<Line, "vehicle" | "fit" | "fitNote">): string | undefined {
  if (!line.vehicle) return undefined;
  const verdict = line.fit ? `: ${VERDICTS[line.fit]}` : "";
  return `For ${line.vehicle}${verdict}${line.fitNote ? ` (${line.fitNote})` : ""}`;
}

function leadWords({ quantity, toOrder, leadDays }: Line): string | undefined {
  if (!toOrder || leadDays === null) return undefined;
  const ready = `eady in ${sayLead(leadDays)}`;
  return toOrder < quantity ? `${toOrder} of them r${ready}` : `R${ready}`;
}

function returnWords({ quantity, returned = 0 }: Line): string | undefined {
  if (returned === 0) return undefined;
  return returned < quantity ? `${returned} of them returned` : "Returned";
}
