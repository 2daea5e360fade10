import type { Trade } from "@/shared/admin/trades";

interface KeyPlace {
  label: string;
  to: string;
  /** Shown where the business does this; the key leads there all the same. */
  trade?: Trade;
}

/** Keys after `g`, and the screens that they open. */
export const GO_TO: Record<string, KeyPlace> = {
  t: { label: "Today", to: "/admin/today" },
  i: { label: "Inbox", to: "/admin/contact-messages" },
  o: { label: "Orders", to: "/admin/orders" },
  c: { label: "Calendar", to: "/admin/calendar", trade: "cars" },
  j: { label: "Jobs", to: "/admin/jobs", trade: "cars" },
  p: { label: "Products", to: "/admin/dashboard", trade: "parts" },
  v: { label: "Vehicles", to: "/admin/vehicles", trade: "parts" },
  a: { label: "Visits", to: "/admin/analytics" },
  s: { label: "Shop settings", to: "/admin/settings" },
  b: { label: "Backups", to: "/admin/backups" },
};
