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

// Each step is a task of its own, so that none keeps a slow phone from a paint or a hand for long.
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
  // What the server sent stands until the page's own file is here. Should that fail, the page itself says so.
  const chunk = await page?.route.chunk.arrive().catch(() => undefined);
  await chunk?.ready?.(client, page?.params ?? {});
}
// In slices, between which the page answers to a hand.
startTransition(() => {
  if (root.hasChildNodes() && root.dataset.frame === undefined) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
