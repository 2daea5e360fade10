import { useEffect, useRef, useState } from "react";
import { shopTimeOf } from "./due";
import type { Enquiry } from "./use-enquiries";

const TICK_MS = 30_000;

/**
 * Return the present time by the shop's clock, updated every half minute, because a phone's own clock may be
 * wrong.
 */
export function useShopClock(enquiries: Enquiry[]): number {
  const [, tick] = useState(0);
  const known = useRef({ shop: 0, here: 0 });
  const shop = shopTimeOf(enquiries);
  if (shop > known.current.shop) known.current = { shop, here: Date.now() };
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return known.current.shop + Date.now() - known.current.here;
}
