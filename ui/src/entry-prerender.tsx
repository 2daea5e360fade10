import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { DEFAULT_SETTINGS } from "@/content/default-settings";
import { createQueryClient } from "@/shared/api/query-client";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { App } from "./app/app";
import { HOME } from "./app/pages";

/** What the server fills in with the owner's own words whenever it sends the page. */
const PLACEHOLDERS = { businessName: "{{businessName}}", tagline: "{{tagline}}" };

/** The home page's markup, whole: no part of it waits for a script to be put in its place. */
export async function renderHome(): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(SETTINGS_KEY, { ...DEFAULT_SETTINGS, ...PLACEHOLDERS });
  await HOME.arrive();
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <App client={client} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: raise },
  );
  return text(prelude);
}

/** A page with a hole in it must not be built. */
function raise(error: unknown): never {
  throw error;
}
