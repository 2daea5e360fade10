import type { Fit } from "@/shared/api/types";

const VERDICTS: Record<Fit["verdict"], string> = {
  fits: "Fits this car",
  fits_if: "Fits this car, with a condition",
  check: "May fit this car",
  universal: "Fits every vehicle",
  unknown: "Not confirmed for this car",
  no: "Does not fit this car",
};

/** Return the verdict on a part as it is read out on the phone: "Does not fit this car. Made for 2017–2019". */
export function carWords({ verdict, reason, note }: Fit): string {
  const why = reason?.replace("Choose your", "Choose the");
  return [VERDICTS[verdict], why, note].filter(Boolean).join(". ");
}
