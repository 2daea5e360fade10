import { useEffect, useRef } from "react";

/** Return a reference to the present value, for what began earlier, such as a call that is answered now. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
