declare module "virtual:pictures" {
  import type { Picture } from "@/shared/api/types";

  /** The site's own pictures by the name of their artwork; built by ui/build/pictures.mjs. */
  const pictures: Record<string, Omit<Picture, "alt">>;
  export default pictures;
}

declare module "virtual:public-pages" {
  import type { PageChunk } from "@/app/page-chunk";

  /** Every public page by its path, from the table in src/pages/pages.json (ui/build/public-pages.mjs). */
  export const PAGES: { path: string; chunk: PageChunk }[];
}

declare module "virtual:owner-guide" {
  /** docs/owner.md and the pages that it lists, in their order (ui/build/owner-guide.mjs). */
  export const pages: {
    id: string;
    title: string;
    /** Without the title. */
    html: string;
    /** Its chapters. */
    contents: { id: string; title: string }[];
    /** The ids of all its headlines. */
    anchors: string[];
  }[];
}

/** The year in which these pages were built. */
declare const __BUILD_YEAR__: number;
