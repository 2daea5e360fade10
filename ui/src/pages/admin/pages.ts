import { part } from "@/shared/ui/part";

/** The screens behind the login by their paths below /admin, each in a file of its own. */
export const ADMIN_PAGES = [
  { path: "dashboard", Page: part(() => import("./dashboard")).Part },
  { path: "first-run", Page: part(() => import("./first-run")).Part },
  { path: "products/:id", Page: part(() => import("./product")).Part },
  { path: "orders", Page: part(() => import("./orders")).Part },
  { path: "orders/new", Page: part(() => import("./order-new")).Part },
  { path: "orders/:id", Page: part(() => import("./order")).Part },
  { path: "mails", Page: part(() => import("./mails")).Part },
  { path: "contact-messages", Page: part(() => import("./contact-messages")).Part },
  { path: "analytics", Page: part(() => import("./analytics")).Part },
  { path: "vehicles", Page: part(() => import("./vehicles")).Part },
  { path: "categories", Page: part(() => import("./categories")).Part },
  { path: "upload", Page: part(() => import("./upload")).Part },
  { path: "settings", Page: part(() => import("./settings")).Part },
  { path: "settings/selling", Page: part(() => import("./settings-selling")).Part },
  { path: "settings/mail", Page: part(() => import("./settings-mail")).Part },
  { path: "settings/log", Page: part(() => import("./log")).Part },
  { path: "backups", Page: part(() => import("./backups")).Part },
  { path: "online", Page: part(() => import("./online")).Part },
  { path: "deleted", Page: part(() => import("./deleted")).Part },
  { path: "import-export", Page: part(() => import("./import-export")).Part },
  { path: "settings/privacy", Page: part(() => import("./privacy")).Part },
  { path: "account", Page: part(() => import("./account")).Part },
];
