/** The entries of the top bar. */
export interface AdminEntry {
  label: string;
  to: string;
  /** Further paths that belong to it. */
  also?: string;
}

export const ADMIN_ENTRIES: AdminEntry[] = [
  { label: "Products", to: "/admin/dashboard", also: "/admin/products/" },
  { label: "Orders", to: "/admin/orders" },
  { label: "Contact Messages", to: "/admin/contact-messages" },
  { label: "Mails", to: "/admin/mails" },
  { label: "Analytics", to: "/admin/analytics" },
  { label: "Vehicles", to: "/admin/vehicles" },
  { label: "Categories", to: "/admin/categories" },
  { label: "Images", to: "/admin/upload" },
  { label: "Online", to: "/admin/online" },
  { label: "Settings", to: "/admin/settings", also: "/admin/account" },
  { label: "Backups", to: "/admin/backups", also: "/admin/deleted" },
];

export function isPresent({ to, also }: AdminEntry, pathname: string): boolean {
  return (
    pathname === to || pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also))
  );
}
