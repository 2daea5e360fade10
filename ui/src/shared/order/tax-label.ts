import type { TaxMode } from "@/shared/api/types";

/** "Tax (10%)", or for prices that contain it "of which VAT 23 %"; the rate may read "10", "10.00" or "13.5". */
export function taxLabel(mode: TaxMode, rate: string): string {
  return mode === "included" ? `of which VAT ${Number(rate)} %` : `Tax (${Number(rate)}%)`;
}
