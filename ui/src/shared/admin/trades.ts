import { useSettings } from "@/shared/api/use-settings";

/** A trade of the business: selling parts, or work on cars. */
export type Trade = "parts" | "cars";

/** Return a function that says whether the business does a trade. What belongs to neither is always shown. */
export function useTrades(): (trade: Trade | undefined) => boolean {
  const { sellsParts, worksOnCars } = useSettings();
  return (trade) => (trade === "parts" ? sellsParts : trade === "cars" ? worksOnCars : true);
}
