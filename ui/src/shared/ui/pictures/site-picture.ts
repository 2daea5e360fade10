import pictures from "virtual:pictures";
import type { Picture } from "@/shared/api/types";

/**
 * Return one of the site's own pictures by its artwork's name. An unknown name fails, in the build at the
 * latest.
 */
export function sitePicture(name: string, alt: string): Picture {
  const renditions = pictures[name];
  if (!renditions) throw new Error(`There is no artwork named ${name}`);
  return { ...renditions, alt };
}
