import type { Fit } from "@/shared/api/types";

type Verdict = Fit["verdict"];

/** The words of a verdict for one line of a card. */
export const SHORT: Record<Verdict, string> = {
  fits: "Fits your vehicle",
  fits_if: "Fits, with a condition",
  check: "May fit: please check",
  universal: "Fits every vehicle",
  unknown: "Not confirmed",
  no: "Does not fit",
};

/** Return the whole sentence on a part for a vehicle, such as "Fits your Volkswagen Golf Mk7 (2016)". */
export function verdictWords(fit: Fit, vehicle: { name: string; year: number | null }): string {
  const { name, year } = vehicle;
  const car = year ? `${name} (${year})` : name;
  const because = fit.reason ? `. ${fit.reason}.` : "";
  switch (fit.verdict) {
    case "fits":
      return `Fits your ${car}`;
    case "fits_if":
      return `Fits your ${car} – ${fit.note}`;
    case "universal":
      return "Fits every vehicle";
    case "unknown":
      return `Not confirmed for your ${name}`;
    case "no":
      return `Does not fit your ${car}${because}`;
    case "check":
      return fit.reason?.startsWith("Choose")
        ? `Fits some ${name} – ${lowerFirst(fit.reason)}`
        : `Check before you order${because}`;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
