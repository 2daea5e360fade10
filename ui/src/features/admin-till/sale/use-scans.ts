import { useRef } from "react";
import { findByNumber, type Part } from "@/shared/admin/parts/find-parts";
import { faultOfTimes, hasWrongCheckDigit } from "@/shared/admin/scanner/scanned";
import { type Missed, useMissed } from "@/shared/admin/scanner/use-missed";

/**
 * Look numbers up one after the other, so that a part that is scanned twice is two of it, however fast they come.
 * What is no part's number stays in a list, so that nothing that was scanned is lost.
 */
export function useScans(onPart: (part: Part) => void) {
  const { missed, miss, forget } = useMissed();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lookUp = async (number: string) => {
    const fault = faultOfTimes(number);
    if (fault) return miss({ number, said: fault });
    const parts = await findByNumber(number).catch(() => undefined);
    const [part, another] = parts ?? [];
    if (part && !another) onPart(part);
    else miss({ number, ...whyNot(number, parts) });
  };
  /** Does something once all numbers before it are looked up. */
  const after = (act: () => unknown) => {
    queue.current = queue.current.then(act).then(() => undefined);
  };
  const scan = (number: string) => after(() => lookUp(number));
  return { scan, after, missed, forget };
}

function whyNot(number: string, parts: Part[] | undefined): Omit<Missed, "number"> {
  if (!parts) return { said: `${number} could not be looked up. Scan it again.`, isUnknown: false };
  if (parts.length > 1)
    return { said: `More than one part has the number ${number}: type its name.`, isUnknown: false };
  if (hasWrongCheckDigit(number)) {
    return {
      said: `${number} was misread: its last digit does not match the others. Scan it again.`,
      isUnknown: false,
    };
  }
  return { said: `No part has the number ${number}.`, isUnknown: true };
}
