import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, useState } from "react";
import type { PagePlace } from "@/shared/lib/page-place";

/** What a page's file holds: the page, and how to fetch ahead what it will show. */
interface PageModule {
  default: ComponentType;
  prepare?: (client: QueryClient, place: PagePlace) => Promise<unknown>;
}

export interface PageChunk {
  Page: ComponentType;
  /** Has the file come; a failure is forgotten, so that the next one asks again. */
  arrive: () => Promise<PageModule>;
}

/** A page in a file of its own. Once that is here, the page is shown at once and nothing is suspended. */
export function pageChunk(load: () => Promise<PageModule>): PageChunk {
  let present: PageModule | undefined;
  const arrive = async () => {
    present ??= await load();
    return present;
  };
  const Arriving = lazy(arrive);
  function Page() {
    // Chosen once: a page that turned from one into the other would begin anew.
    const [Shown] = useState<ComponentType>(() => present?.default ?? Arriving);
    return <Shown />;
  }
  return { Page, arrive };
}
