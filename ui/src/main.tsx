import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "@/shared/api/query-client";
import { plantSeed } from "@/shared/api/seed";
import { App } from "./app/app";
import { HOME } from "./app/pages";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");

const client = createQueryClient();
plantSeed(client, document);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
);

if (root.hasChildNodes()) {
  // Whether it came or not: without it the page waits, whole as it is, or says what is wrong.
  await HOME.arrive().catch(() => {});
  hydrateRoot(root, app);
} else createRoot(root).render(app);
