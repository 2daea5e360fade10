import type { components } from "@/shared/api/schema";

/** Say how the finder read the typed words: "3 found. “gti” is not in our list." */
export function findingWords({
  vehicles,
  total,
  notMadeIn,
  leftOut,
}: components["schemas"]["VehicleFinderView"]): string {
  if (total === 0) return "No vehicle matches. Type brand and model: VW Golf 2016.";
  const more = total - vehicles.length;
  return [
    more > 0 ? `The first ${vehicles.length} of ${total}. Type the model too.` : `${total} found.`,
    notMadeIn && `None of them was made in ${notMadeIn}.`,
    leftOut && `“${leftOut}” is not in our list.`,
  ]
    .filter(Boolean)
    .join(" ");
}
