import { countOf } from "@/shared/admin/count-of";
import type { DemandLine } from "./use-demand";

/** Return the name of a line: a part, the words as somebody wrote them, or a vehicle without parts. */
export function nameOf({ product, query, words, vehicle }: DemandLine): string {
  if (product) return product;
  return query || words ? `“${query || words}”` : `Parts for ${vehicle}`;
}

/** Return the sentence about who asked: "for Volkswagen Golf · 2 searches · 1 enquiry · 3 waiting for an e-mail". */
export function detailsOf(line: DemandLine): string {
  const { words, vehicle, product, searches, enquiries, looks, waiting } = line;
  const looked = product ? `${countOf(looks, "look")} since it sold out` : countOf(looks, "visit");
  const parts = [
    words && vehicle && `for ${vehicle}`,
    product && looks === 0 && "sold out",
    searches > 0 && (searches === 1 ? "1 search" : `${searches} searches`),
    enquiries > 0 && (enquiries === 1 ? "1 enquiry" : `${enquiries} enquiries`),
    waiting > 0 && `${waiting} waiting for an e-mail`,
    looks > 0 && looked,
  ];
  return parts.filter(Boolean).join(" · ");
}

export function keyOf({ words, productId, modelId }: DemandLine): string {
  return [words, productId, modelId].join("|");
}
