import type { Picture } from "@/shared/api/types";

/** The ladder of a picture: "/uploads/ab-320.avif 320w, …"; WebP also has the biggest one itself. */
export function srcSet(
  { url, width, widths }: Pick<Picture, "url" | "width" | "widths">,
  format: "avif" | "webp",
) {
  const stem = url.replace(/\.webp$/, "");
  const steps = widths.map((step) => `${stem}-${step}.${format} ${step}w`);
  const biggest = format === "webp" && !widths.includes(width) ? [`${url} ${width}w`] : [];
  return [...steps, ...biggest].join(", ");
}
