/** An entry of the bar: a screen, and further paths that belong to it. */
export interface AdminEntry {
  label: string;
  to: string;
  also?: string;
}

/** Screens that belong together; one without `entries` is a single screen. */
export interface AdminGroup extends AdminEntry {
  entries: AdminEntry[];
}

export const ADMIN_GROUPS: AdminGroup[] = [
  { label: "Today", to: "/admin/today", entries: [] },
  group("Sales", [
    { label: "Orders", to: "/admin/orders" },
    { label: "Withdrawals", to: "/admin/withdrawals" },
    { label: "Documents", to: "/admin/documents" },
    { label: "Mails", to: "/admin/mails" },
    { label: "Figures", to: "/admin/sales" },
  ]),
  group("Workshop", [
    { label: "Calendar", to: "/admin/calendar" },
    { label: "Jobs", to: "/admin/jobs" },
    { label: "Quotes", to: "/admin/quotes" },
    { label: "Service menu", to: "/admin/services" },
  ]),
  group("Customers", [
    { label: "Contact Messages", to: "/admin/contact-messages" },
    { label: "Customers", to: "/admin/contacts" },
    { label: "Answer templates", to: "/admin/contact-messages/templates" },
    { label: "Privacy", to: "/admin/settings/privacy" },
  ]),
  group("Catalogue", [
    { label: "Products", to: "/admin/dashboard", also: "/admin/products/" },
    { label: "Vehicles", to: "/admin/vehicles" },
    { label: "Categories", to: "/admin/categories" },
    { label: "Manufacturers", to: "/admin/manufacturers" },
    { label: "Demand book", to: "/admin/demand" },
    { label: "Import and export", to: "/admin/import-export" },
  ]),
  group("Website", [
    { label: "Look", to: "/admin/look" },
    { label: "Gallery", to: "/admin/gallery" },
    { label: "Policies", to: "/admin/policies" },
    { label: "Images", to: "/admin/upload" },
    { label: "Analytics", to: "/admin/analytics" },
  ]),
  group("System", [
    { label: "Settings", to: "/admin/settings" },
    { label: "Online", to: "/admin/online" },
    { label: "Backups", to: "/admin/backups" },
    { label: "Recently deleted", to: "/admin/deleted" },
    { label: "Log", to: "/admin/settings/log" },
    { label: "Account", to: "/admin/account" },
  ]),
];

function group(label: string, entries: [AdminEntry, ...AdminEntry[]]): AdminGroup {
  return { label, to: entries[0].to, entries };
}

/** The entry that an address belongs to: of two, the one whose path says more. */
export function presentEntry(pathname: string): AdminEntry | undefined {
  const all = ADMIN_GROUPS.flatMap((each) => (each.entries.length > 0 ? each.entries : [each]));
  const found = all.filter((entry) => holds(entry, pathname));
  return found.sort((a, b) => b.to.length - a.to.length)[0];
}

function holds({ to, also }: AdminEntry, pathname: string): boolean {
  return (
    pathname === to || pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also))
  );
}
