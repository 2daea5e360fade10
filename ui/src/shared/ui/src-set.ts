import type { Picture } from "@/shared/api/types";

/** Return the renditions of a picture, "/uploads/ab-320.avif 320w, …". The biggest WebP is the picture itself. */
export function srcSet(
  { url, width, widths }: Pick<Picture, "url" | "width" | "widths">,
  format: "avif" | "webp",
) {
  const stem = url.replace(/\.webp$/, "");
  const steps = format === "webp" ? widths.filter((step) => step < width) : widths;
  const biggest = format === "webp" ? [`${url} ${width}w`] : [];
  return [...steps.map((step) => `${stem}-${step}.${format} ${step}w`), ...biggest].join(", ");
}
