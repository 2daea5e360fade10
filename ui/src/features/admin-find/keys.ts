/** Keys after `g`, and the screens that they open. */
export const GO_TO: Record<string, { label: string; to: string }> = {
  t: { label: "Today", to: "/admin/today" },
  o: { label: "Orders", to: "/admin/orders" },
  m: { label: "Inbox", to: "/admin/contact-messages" },
  p: { label: "Products", to: "/admin/dashboard" },
  v: { label: "Vehicles", to: "/admin/vehicles" },
  a: { label: "Visits", to: "/admin/analytics" },
  s: { label: "Shop settings", to: "/admin/settings" },
  b: { label: "Backups", to: "/admin/backups" },
};
