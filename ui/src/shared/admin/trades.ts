import { useSettings } from "@/shared/api/use-settings";

/** The trade that it is for: selling parts, or work on cars. */
export type Trade = "parts" | "cars";

/** Return whether the business does a trade; all that is of neither is always shown. */
export function useTrades(): (trade: Trade | undefined) => boolean {
  const { sellsParts, worksOnCars } = useSettings();
  return (trade) => (trade === "parts" ? sellsParts : trade === "cars" ? worksOnCars : true);
}
