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
