/** A call of a screen, what the screen says when it fails, and what it shows once the call is answered. */
export type Reading = [call: string, failure: string, shown: string | RegExp];

const read = (call: string, failure: string, shown: string | RegExp): Reading => [call, failure, shown];
const ofProduct = (call: string) => read(call, "This product cannot be shown here.", "Vehicle compatibility");
const NEW_PRODUCT = [
  ofProduct("GET /api/product-categories"),
  ofProduct("GET /api/product-subcategories"),
  ofProduct("GET /api/brands"),
  ofProduct("GET /api/models"),
  ofProduct("GET /api/admin/manufacturers"),
];
const SETTINGS = "The settings could not be read.";

/** What each screen reads, by the screen's path. */
export const READINGS: Record<string, Reading[]> = {
  today: [read("GET /api/admin/today", "Today could not be loaded.", /^Nothing to do\./)],
  "contact-messages/:id?": [
    read("GET /api/admin/inbox", "The enquiries could not be loaded.", "No enquiries found"),
  ],
  "contact-messages/templates": [
    read("GET /api/admin/enquiry-templates", "The templates could not be loaded.", "No templates yet"),
  ],
  withdrawals: [
    read("GET /api/admin/withdrawals", "The withdrawals could not be loaded.", "No withdrawals yet"),
  ],
  mails: [
    read("GET /api/admin/settings", "The e-mails could not be loaded.", "No e-mails yet"),
    read("GET /api/admin/mails", "The e-mails could not be loaded.", "No e-mails yet"),
  ],
  orders: [read("GET /api/admin/orders", "The orders could not be loaded.", "No orders yet")],
  "orders/new": [read("GET /api/brands", "The vehicles could not be loaded.", /^Find the car/)],
  "orders/:id": [read("GET /api/admin/orders/7", "The order could not be loaded.", "History and notes")],
  till: [read("GET /api/admin/till", "The till could not be loaded.", "Cash in the till, in €")],
  "till/days": [read("GET /api/admin/till/days", "The days could not be loaded.", "No days yet")],
  documents: [read("GET /api/admin/documents", "The documents could not be loaded.", "No documents yet")],
  discounts: [read("GET /api/admin/discounts", "The codes could not be loaded.", "No discount codes yet")],
  sales: [
    read("GET /api/admin/reports/sales", "The sales could not be loaded.", /^Totals with tax and delivery/),
  ],
  analytics: [read("GET /api/admin/analytics/stats", "Error Loading Analytics", "Total visits")],
  "analytics/searches": [
    read("GET /api/admin/searches", "The searches could not be loaded.", "Misspelt searches"),
    read("GET /api/admin/search-synonyms", "The synonyms could not be loaded.", /^None yet\./),
  ],
  calendar: [
    read("GET /api/admin/calendar", "The calendar could not be loaded.", /^Nothing is booked here yet\./),
  ],
  "settings/workshop": [read("GET /api/admin/bays", "The bays could not be loaded.", "Add bay")],
  jobs: [read("GET /api/admin/jobs", "The jobs could not be loaded.", "No open jobs")],
  "jobs/:id": [
    read("GET /api/admin/jobs/7", "The job could not be loaded.", "No lines yet."),
    read("GET /api/admin/tax-rates", "The tax rates could not be loaded.", "No lines yet."),
    read("GET /api/admin/jobs/7/photos", "The photos could not be loaded.", /^No photos yet\./),
    read("GET /api/admin/appointments", "The appointments could not be loaded.", "No bay is booked yet."),
    read("GET /api/admin/jobs/7/money", "The payments of the job could not be loaded.", "Unpaid"),
  ],
  quotes: [read("GET /api/admin/quotes", "The quotes could not be loaded.", "No quotes yet")],
  "quotes/:id": [
    read("GET /api/admin/quotes/7", "The quote could not be loaded.", "Valid until 1 April 2026"),
    read("GET /api/admin/tax-rates", "The tax rates could not be loaded.", "Valid until 1 April 2026"),
  ],
  contacts: [read("GET /api/admin/contacts", "The customers could not be loaded.", "No customers yet")],
  "contacts/:id": [
    read("GET /api/admin/contacts/7", "The customer could not be loaded.", "No car yet."),
    read("GET /api/admin/jobs", "The jobs could not be loaded.", "No job yet."),
    read("GET /api/admin/quotes", "The quotes could not be loaded.", "No quote yet."),
  ],
  "settings/privacy": [read("GET /api/admin/settings", SETTINGS, "How long data is kept")],
  dashboard: [read("GET /api/admin/products", "The products could not be loaded.", "Your shop is empty")],
  "products/new": NEW_PRODUCT,
  "products/:id": [
    ...NEW_PRODUCT,
    ofProduct("GET /api/admin/products/7"),
    ofProduct("GET /api/admin/products/7/fitment"),
    ofProduct("GET /api/admin/products/7/codes"),
    ofProduct("GET /api/admin/products/7/options"),
  ],
  vehicles: [read("GET /api/admin/vehicles", "The vehicles could not be loaded.", "No brands yet")],
  "vehicles/health": [
    read("GET /api/admin/fitment/health", "The fitment could not be checked.", "Years not understood"),
  ],
  categories: [read("GET /api/admin/categories", "The categories could not be loaded.", "No categories yet")],
  manufacturers: [read("GET /api/admin/manufacturers", "The makers could not be loaded.", "No makers yet")],
  "stock-take": [read("GET /api/admin/stock-take", "The parts could not be loaded.", "No parts here")],
  demand: [read("GET /api/admin/demand", "The wanted parts could not be loaded.", "Nothing was missing")],
  look: [read("GET /api/admin/look", "The look could not be read.", "Upload a logo")],
  "look/figures": [read("GET /api/admin/settings", SETTINGS, "Add a number")],
  services: [
    read("GET /api/admin/look", "The services could not be loaded.", "On your website"),
    read("GET /api/admin/service-prices", "The prices could not be loaded.", "On your website"),
  ],
  gallery: [read("GET /api/admin/gallery", "The gallery could not be loaded.", "Your gallery is empty")],
  policies: [
    read("GET /api/admin/policies", "The legal texts could not be loaded.", "Add a text of your own"),
    read(
      "GET /api/admin/policies/starters",
      "The legal texts could not be loaded.",
      "Add a text of your own",
    ),
    read("GET /api/admin/guarantee-notice", "The guarantee notice could not be loaded.", "Guarantee notice"),
  ],
  settings: [
    read("GET /api/admin/settings", SETTINGS, "Social networks"),
    read("GET /api/admin/closed-days", "The closed days could not be loaded.", "No closed days."),
    read("GET /api/admin/opening", "The opening hours could not be loaded.", "Save opening hours"),
  ],
  "settings/selling": [
    read("GET /api/admin/settings", SETTINGS, "Receipts and invoices"),
    read("GET /api/admin/tax-rates", "The tax rates could not be loaded.", /^For anything taxed differently/),
  ],
  "settings/mail": [read("GET /api/admin/settings", SETTINGS, "Your e-mail account")],
  online: [
    read("GET /api/admin/online", "The online settings could not be loaded.", "Cloudflare tunnel"),
    read("GET /api/admin/settings", SETTINGS, "Where you may sign in"),
  ],
  backups: [
    read("GET /api/admin/backups", "The backups could not be read.", "No backups yet"),
    read(
      "GET /api/admin/backup-folder",
      "The second folder could not be read.",
      /^You can choose it on the workshop's own computer/,
    ),
  ],
  deleted: [
    read("GET /api/admin/deleted", "The deleted items could not be loaded.", "Nothing to bring back"),
  ],
  upload: [read("GET /api/admin/uploads", "The uploads could not be loaded.", "No uploads yet")],
  "settings/practice": [
    read(
      "GET /api/admin/practice",
      "The practice shop could not be read.",
      /^You can practise on the shop's own PC only/,
    ),
  ],
  "settings/updates": [
    read("GET /api/admin/updates", "The updates could not be read.", "Where Pitlane looks for updates"),
  ],
  "settings/log": [read("GET /api/admin/log", "The log could not be read.", "Nothing logged yet")],
  "settings/about": [
    read("GET /api/admin/about", "The program's version could not be read.", /It runs from its source code/),
  ],
  "first-run": [
    read("GET /api/admin/first-run", "Your progress could not be loaded.", "Your workshop"),
    read("GET /api/admin/this-pc", "This PC could not be checked.", "Your workshop"),
    read("GET /api/admin/settings", SETTINGS, "Business name"),
  ],
};

/** What a screen shows less of, or reads for a later step, where it cannot be read. */
export const SPARED: Record<string, string[]> = {
  dashboard: ["GET /api/admin/today", "GET /api/product-categories"],
  "orders/new": ["GET /api/models", "GET /api/admin/discounts"],
  "jobs/:id": ["GET /api/admin/appointments/proposal"],
  "quotes/:id": ["GET /api/admin/service-prices", "GET /api/admin/settings", "POST /api/admin/quotes/totals"],
  "products/:id": ["GET /api/admin/products/7/documents", "GET /api/admin/products/7/related"],
  "stock-take": ["GET /api/product-categories"],
  upload: ["GET /api/admin/settings"],
  "first-run": ["GET /api/admin/look", "GET /api/admin/opening"],
};

/** What is spared by every screen; asked for again after a call that failed, whether there is a connection. */
export const EVERYWHERE = ["GET /api/settings", "GET /api/admin/shop-health", "GET /api/health"];
