/** Keys after `g`, and the screens that they open. */
export const GO_TO: Record<string, { label: string; to: string }> = {
  t: { label: "Today", to: "/admin/today" },
  o: { label: "Orders", to: "/admin/orders" },
  m: { label: "Contact messages", to: "/admin/contact-messages" },
  p: { label: "Products", to: "/admin/dashboard" },
  v: { label: "Vehicles", to: "/admin/vehicles" },
  a: { label: "Analytics", to: "/admin/analytics" },
  s: { label: "Settings", to: "/admin/settings" },
  b: { label: "Backups", to: "/admin/backups" },
};

const OFF = "off";
const STORAGE_KEY = "singleKeys";

/** Whoever speaks to the computer, or types by accident, can switch single keys off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== OFF;
}

export function switchSingleKeys(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? "on" : OFF);
}
