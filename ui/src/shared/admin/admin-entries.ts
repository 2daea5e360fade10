import type { Trade } from "./trades";

/** A screen by its path. */
export interface AdminScreen {
  label: string;
  to: string;
  /** Screens that say the same here show the same part of their lists: the query goes along. */
  query?: string;
  /** Shown where the business does this; without it always. */
  trade?: Trade;
}

/** An entry of the bar. Its `screens` are chosen beside the headline; `also` are further paths that belong to it. */
export interface AdminEntry extends AdminScreen {
  screens?: AdminScreen[];
  also?: string;
}

/** Entries that belong together; a group without `entries` is an entry itself. */
export interface AdminGroup extends AdminEntry {
  entries: AdminEntry[];
}

export const ADMIN_GROUPS: AdminGroup[] = [
  { label: "Today", to: "/admin/today", entries: [] },
  {
    label: "Inbox",
    to: "/admin/contact-messages",
    entries: [],
    screens: [
      { label: "All", to: "/admin/contact-messages" },
      { label: "Withdrawals", to: "/admin/withdrawals" },
      { label: "E-mails", to: "/admin/mails" },
    ],
  },
  group("Sales", undefined, [
    { label: "Orders", to: "/admin/orders" },
    { label: "Invoices", to: "/admin/documents" },
    {
      label: "Figures",
      to: "/admin/sales",
      screens: [
        { label: "Figures", to: "/admin/sales" },
        { label: "Visits", to: "/admin/analytics", query: "days" },
        { label: "Searches", to: "/admin/analytics/searches", query: "days", trade: "parts" },
      ],
    },
  ]),
  group("Workshop", "cars", [
    {
      label: "Calendar",
      to: "/admin/calendar",
      screens: [
        { label: "Calendar", to: "/admin/calendar" },
        { label: "Bays", to: "/admin/settings/workshop" },
      ],
    },
    {
      label: "Jobs",
      to: "/admin/jobs",
      screens: [
        { label: "Jobs", to: "/admin/jobs" },
        { label: "Quotes", to: "/admin/quotes" },
      ],
    },
  ]),
  {
    label: "Customers",
    to: "/admin/contacts",
    entries: [],
    screens: [
      { label: "Customers", to: "/admin/contacts" },
      { label: "Find a person", to: "/admin/settings/privacy" },
    ],
  },
  group("Catalogue", "parts", [
    {
      label: "Products",
      to: "/admin/dashboard",
      also: "/admin/products/",
      screens: [
        { label: "Products", to: "/admin/dashboard" },
        { label: "Import and export", to: "/admin/import-export" },
      ],
    },
    { label: "Vehicles", to: "/admin/vehicles" },
    {
      label: "Categories",
      to: "/admin/categories",
      screens: [
        { label: "Categories", to: "/admin/categories" },
        { label: "Makers", to: "/admin/manufacturers" },
      ],
    },
    { label: "Wanted", to: "/admin/demand" },
  ]),
  group("Website", undefined, [
    {
      label: "Look",
      to: "/admin/look",
      screens: [
        { label: "Look", to: "/admin/look" },
        { label: "Numbers about you", to: "/admin/look/figures" },
      ],
    },
    { label: "Services", to: "/admin/services", trade: "cars" },
    { label: "Gallery", to: "/admin/gallery" },
    { label: "Legal texts", to: "/admin/policies" },
  ]),
];

/** The gear at the right of the bar. */
export const SETTINGS_GROUP: AdminGroup = group("Settings", undefined, [
  { label: "Shop", to: "/admin/settings" },
  { label: "Money", to: "/admin/settings/selling" },
  { label: "Mail", to: "/admin/settings/mail" },
  {
    label: "This PC",
    to: "/admin/online",
    screens: [
      { label: "Online", to: "/admin/online" },
      { label: "Backups", to: "/admin/backups" },
      { label: "Recently deleted", to: "/admin/deleted" },
      { label: "Pictures", to: "/admin/upload" },
      { label: "Password", to: "/admin/account" },
      { label: "Updates", to: "/admin/settings/updates" },
      { label: "Log", to: "/admin/settings/log" },
      { label: "About", to: "/admin/settings/about" },
    ],
  },
]);

function group(label: string, trade: Trade | undefined, entries: [AdminEntry, ...AdminEntry[]]): AdminGroup {
  return { label, to: entries[0].to, entries, ...(trade && { trade }) };
}

/** The entry that an address belongs to: of two, the one whose path says more. */
export function presentEntry(pathname: string): AdminEntry | undefined {
  const groups = [...ADMIN_GROUPS, SETTINGS_GROUP];
  const entries = groups.flatMap((each) => (each.entries.length > 0 ? each.entries : [each]));
  const paths = entries.flatMap((entry) => pathsOf(entry).map((path) => ({ entry, path })));
  const found = paths.filter(({ path }) => holds(path, pathname));
  return found.sort((a, b) => b.path.length - a.path.length)[0]?.entry;
}

/** The paths whose counts and screens an entry stands for. */
export function pathsOf({ to, screens = [], also }: AdminEntry): string[] {
  return [...new Set([to, ...screens.map((screen) => screen.to), ...(also ? [also] : [])])];
}

function holds(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
