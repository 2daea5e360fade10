import "@/shared/lib/after-libraries";
import { PAGES } from "virtual:public-pages";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { readInitialData } from "@/shared/api/initial-data";
import { createQueryClient } from "@/shared/api/query-client";
import { nextTask } from "@/shared/lib/next-task";
import { App } from "./app/app";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");

// Each step is a task of its own, so that none holds up a paint or a click on a slow phone.
await nextTask();
const client = createQueryClient();
readInitialData(client, document);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
);

if (root.hasChildNodes()) {
  const [page] = matchRoutes(PAGES, window.location.pathname) ?? [];
  // The server's markup is shown until the page's own file is loaded. Should that fail, the page itself says
  // so.
  const chunk = await page?.route.chunk.arrive().catch(() => undefined);
  await chunk?.ready?.(client, page?.params ?? {});
}
// React hydrates in slices, between which the page answers to clicks.
startTransition(() => {
  if (root.hasChildNodes() && root.dataset.frame === undefined) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
