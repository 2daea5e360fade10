import { useState } from "react";

/** A number that was entered and is no part's, with the sentence that says so. */
export interface Missed {
  number: string;
  said: string;
  /** It can be given to a part. */
  isUnknown?: boolean;
}

const MOST = 20;

/** Return the numbers that were no part's. They stay until they are dismissed, so that nothing scanned is lost. */
export function useMissed() {
  const [missed, setMissed] = useState<Missed[]>([]);
  const forget = (number: string) => setMissed((all) => all.filter((each) => each.number !== number));
  const miss = (one: Missed) =>
    setMissed((all) => [...all.filter(({ number }) => number !== one.number), one].slice(-MOST));
  return { missed, miss, forget };
}
