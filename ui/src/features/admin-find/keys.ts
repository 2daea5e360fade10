import { addressOf, SCREENS } from "@/shared/admin/screens";
import type { Trade } from "@/shared/admin/trades";

interface KeyPlace {
  label: string;
  to: string;
  /** The key is listed where the business does this; it works everywhere. */
  trade?: Trade;
}

/** The keys that open a screen after `g`. */
export const GO_TO: Record<string, KeyPlace> = Object.fromEntries(
  SCREENS.flatMap((screen) => {
    const { key, name, label = "", trade } = screen;
    return key ? [[key, { label: name ?? label, to: addressOf(screen), trade }]] : [];
  }),
);
