declare module "virtual:pictures" {
  import type { Picture } from "@/shared/api/types";

  /** The site's own pictures by the name of their artwork; built by ui/build/pictures.mjs. */
  const pictures: Record<string, Omit<Picture, "alt">>;
  export default pictures;
}
