import type { Trade } from "@/shared/admin/trades";

/** A screen, or a section of one, and further words that lead to it. */
export interface Place {
  label: string;
  to: string;
  words?: string;
  /** Found where the business does this; without it always. */
  trade?: Trade;
}

export const PLACES: Place[] = [
  { label: "Today", to: "/admin/today", words: "start to do sales" },
  { label: "Orders", to: "/admin/orders" },
  { label: "New order", to: "/admin/orders/new", words: "phone counter manual" },
  { label: "Withdrawals", to: "/admin/withdrawals", words: "cancel contract refund return 14 days" },
  { label: "Invoices", to: "/admin/documents", words: "documents receipts credit notes pdf zip accountant" },
  { label: "E-mails", to: "/admin/mails", words: "mails outbox failed" },
  {
    label: "Figures",
    to: "/admin/sales",
    words: "sales euros turnover tax accountant best sellers report payments invoices",
  },
  { label: "Inbox", to: "/admin/contact-messages", words: "enquiries contact messages" },
  { label: "Quotes", to: "/admin/quotes", words: "offer estimate price accept hours labour", trade: "cars" },
  {
    label: "Services",
    to: "/admin/services",
    words: "service menu prices sizes minutes quote labour home page pictures titles order hide",
    trade: "cars",
  },
  {
    label: "Jobs",
    to: "/admin/jobs",
    words: "work booked arrived ready collected job card workshop",
    trade: "cars",
  },
  { label: "Calendar", to: "/admin/calendar", words: "appointments bays book day week month", trade: "cars" },
  { label: "Customers", to: "/admin/contacts", words: "cars plates phone people contacts" },
  { label: "Answer templates", to: "/admin/contact-messages/templates", words: "reply text fields messages" },
  { label: "Find a person", to: "/admin/settings/privacy", words: "privacy erase export person gdpr data" },
  { label: "Products", to: "/admin/dashboard", words: "stock price parts", trade: "parts" },
  { label: "Add product", to: "/admin/products/new", words: "new part", trade: "parts" },
  { label: "Vehicles", to: "/admin/vehicles", words: "brands models cars engines", trade: "parts" },
  {
    label: "Fitment check",
    to: "/admin/vehicles/health",
    words: "gaps universal without vehicles years",
    trade: "parts",
  },
  { label: "Categories", to: "/admin/categories", words: "subcategories", trade: "parts" },
  { label: "Makers", to: "/admin/manufacturers", words: "manufacturers brands of parts", trade: "parts" },
  {
    label: "Wanted",
    to: "/admin/demand",
    words: "demand book shopping list supplier low stock wanted not found searches",
    trade: "parts",
  },
  {
    label: "Import and export",
    to: "/admin/import-export",
    words: "csv spreadsheet excel fitment",
    trade: "parts",
  },
  { label: "Look", to: "/admin/look", words: "website home page design appearance" },
  {
    label: "Gallery of your work",
    to: "/admin/gallery",
    words: "before after slider portfolio pictures home page cards",
  },
  {
    label: "Legal texts",
    to: "/admin/policies",
    words: "policies terms conditions returns imprint legal law health",
  },
  { label: "Logo", to: "/admin/look#logo", words: "icon brand" },
  { label: "Accent colour", to: "/admin/look#colour", words: "brand theme button" },
  { label: "Headline", to: "/admin/look#hero", words: "hero first screen text home page" },
  { label: "About text", to: "/admin/look#about", words: "story home page" },
  { label: "Pictures", to: "/admin/upload", words: "images photos upload" },
  { label: "Visits", to: "/admin/analytics", words: "analytics visitors searches statistics" },
  { label: "Online", to: "/admin/online", words: "tunnel router public address firewall" },
  { label: "Backups", to: "/admin/backups", words: "restore copy usb stick" },
  { label: "Recently deleted", to: "/admin/deleted", words: "undo trash bring back" },
  { label: "Log", to: "/admin/settings/log", words: "errors" },
  { label: "Password", to: "/admin/account", words: "account sign out browsers" },
  { label: "Updates", to: "/admin/settings/updates", words: "version" },
  { label: "About", to: "/admin/settings/about", words: "version licences" },
  { label: "Help", to: "/admin/help", words: "guide manual" },
  { label: "What do you do?", to: "/admin/settings#trade", words: "sell parts work on cars menu hide" },
  { label: "Business name and contact", to: "/admin/settings#business", words: "phone e-mail address" },
  { label: "Opening hours", to: "/admin/settings#hours", words: "calendar open week" },
  { label: "Social networks", to: "/admin/settings#social", words: "instagram facebook tiktok snapchat" },
  { label: "Numbers about you", to: "/admin/look/figures", words: "figures about years reviews" },
  { label: "Close the shop for a while", to: "/admin/settings#pause", words: "holiday pause" },
  { label: "Closed days", to: "/admin/settings#closed", words: "holiday christmas calendar" },
  { label: "Public address", to: "/admin/online#public-address", words: "domain url web link" },
  { label: "Where you may sign in", to: "/admin/online#access", words: "access phone login remote" },
  { label: "How long data is kept", to: "/admin/settings/privacy#retention", words: "delete old days gdpr" },
  { label: "Tax", to: "/admin/settings/selling#tax", words: "vat rates included repairs" },
  {
    label: "Receipts and invoices",
    to: "/admin/settings/selling#documents",
    words: "legal name company vat number series",
  },
  { label: "Delivery and collection", to: "/admin/settings/selling#delivery", words: "shipping price" },
  {
    label: "Ways of paying",
    to: "/admin/settings/selling#ways",
    words: "payment pay card transfer iban bank account stripe cash",
  },
  { label: "Bays", to: "/admin/settings/workshop#bays", words: "workshop calendar lift", trade: "cars" },
  { label: "Mail server", to: "/admin/settings/mail#mail-server", words: "smtp sender password" },
];

/** Places in which each word of a search begins a word, those that say it in their label first. */
export function findPlaces(search: string, most: number, places = PLACES): Place[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every((word) => ` ${text.toLowerCase()}`.includes(` ${word}`));
  const byLabel = places.filter(({ label }) => holdsAll(label));
  const byWords = places.filter((place) => holdsAll(`${place.label} ${place.words ?? ""}`));
  return [...new Set([...byLabel, ...byWords])].slice(0, most);
}
