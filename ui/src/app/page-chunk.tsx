import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { PagePlace } from "@/shared/lib/page-place";
import { part } from "@/shared/ui/part";

/**
 * The module of a page has the page, `prepare`, which fetches its data ahead, and `ready`, which is awaited
 * before the page is shown.
 */
interface PageModule {
  default: ComponentType;
  prepare?: (client: QueryClient, place: PagePlace) => Promise<unknown>;
  ready?: (client: QueryClient, params: PagePlace["params"]) => Promise<unknown>;
}

export interface PageChunk {
  Page: ComponentType;
  arrive: () => Promise<PageModule>;
}

/** Return a page that is loaded from a file of its own. */
export function pageChunk(load: () => Promise<PageModule>): PageChunk {
  const { Part, arrive } = part(load);
  return { Page: Part, arrive };
}
