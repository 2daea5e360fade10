import { lazy } from "react";

/** The screens behind the login by their paths below /admin, each in a file of its own. */
export const ADMIN_PAGES = [
  { path: "dashboard", Page: lazy(() => import("./dashboard")) },
  { path: "first-run", Page: lazy(() => import("./first-run")) },
  { path: "products/:id", Page: lazy(() => import("./product")) },
  { path: "orders", Page: lazy(() => import("./orders")) },
  { path: "orders/new", Page: lazy(() => import("./order-new")) },
  { path: "orders/:id", Page: lazy(() => import("./order")) },
  { path: "mails", Page: lazy(() => import("./mails")) },
  { path: "contact-messages", Page: lazy(() => import("./contact-messages")) },
  { path: "analytics", Page: lazy(() => import("./analytics")) },
  { path: "vehicles", Page: lazy(() => import("./vehicles")) },
  { path: "categories", Page: lazy(() => import("./categories")) },
  { path: "upload", Page: lazy(() => import("./upload")) },
  { path: "settings", Page: lazy(() => import("./settings")) },
  { path: "settings/selling", Page: lazy(() => import("./settings-selling")) },
  { path: "settings/mail", Page: lazy(() => import("./settings-mail")) },
  { path: "settings/log", Page: lazy(() => import("./log")) },
  { path: "backups", Page: lazy(() => import("./backups")) },
  { path: "online", Page: lazy(() => import("./online")) },
  { path: "deleted", Page: lazy(() => import("./deleted")) },
  { path: "import-export", Page: lazy(() => import("./import-export")) },
  { path: "settings/privacy", Page: lazy(() => import("./privacy")) },
  { path: "account", Page: lazy(() => import("./account")) },
];
