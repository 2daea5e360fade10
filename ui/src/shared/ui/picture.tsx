import type { ComponentProps } from "react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { srcSet } from "./src-set";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  image: PictureSource;
  /** The exact width on screen, such as "(min-width: 64rem) 400px, 100vw". */
  sizes: string;
  /**
   * The page's largest picture is loaded at once and first. All others are loaded when they are near the
   * window.
   */
  priority?: boolean;
}

/**
 * Show a picture in AVIF, or in WebP where the browser has no AVIF. Its measures are known, so nothing moves
 * when it is loaded. The site's own pictures have one WebP each, because nearly all browsers know AVIF.
 */
export function Picture({ image, sizes, priority = false, alt = image.alt, ...rest }: PictureProps) {
  const uploaded = !image.url.startsWith("/assets/");
  return (
    <picture className="contents">
      {image.widths.length > 0 && <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={sizes} />}
      <img
        {...rest}
        src={image.url}
        srcSet={uploaded ? srcSet(image, "webp") : undefined}
        sizes={uploaded ? sizes : undefined}
        alt={alt}
        width={image.width}
        height={image.height}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
