import { sitePicture } from "@/shared/ui/site-picture";
import { srcSet } from "@/shared/ui/src-set";

const WIDE = sitePicture("hero", "");
const TALL = sitePicture("hero-tall", "");
/** The same words as in styles/home.css. */
const UPRIGHT_PHONE = "(width < 48rem) and (orientation: portrait)";
const WIDE_SIZES = "(min-aspect-ratio: 16/9) 100vw, 178vh";

/** The site's largest picture, cut for the screen that it fills. */
export function HeroPhoto() {
  return (
    <picture className="contents">
      <source media={UPRIGHT_PHONE} type="image/avif" srcSet={srcSet(TALL, "avif")} sizes="100vw" />
      <source media={UPRIGHT_PHONE} srcSet={srcSet(TALL, "webp")} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet(WIDE, "avif")} sizes={WIDE_SIZES} />
      <img
        src={WIDE.url}
        srcSet={srcSet(WIDE, "webp")}
        sizes={WIDE_SIZES}
        alt=""
        width={WIDE.width}
        height={WIDE.height}
        decoding="async"
        fetchPriority="high"
        className="hero-photo"
      />
    </picture>
  );
}
