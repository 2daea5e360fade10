declare module "virtual:pictures" {
  import type { Picture } from "@/shared/api/types";

  /** The site's own pictures by the name of their artwork; built by ui/build/pictures.mjs. */
  const pictures: Record<string, Omit<Picture, "alt">>;
  export default pictures;
}

/** The year in which these pages were built. */
declare const __BUILD_YEAR__: number;
