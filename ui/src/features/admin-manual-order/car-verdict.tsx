import type { Fit } from "@/shared/api/types";
import Verdict from "@/shared/vehicle/verdict";
import { carWords } from "./car-words";

/** Show whether a part fits the order's car, as a mark with its words. */
export function CarVerdict({ fit }: { fit: Fit }) {
  return <Verdict fit={fit} words={carWords(fit)} className="text-small" />;
}
