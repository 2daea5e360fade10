import { useSettings } from "@/shared/api/use-settings";
import { sitePicture } from "@/shared/ui/pictures/site-picture";
import { SectionLink } from "@/shared/ui/section-link";
import { srcSet } from "@/shared/ui/src-set";
import { useHomeText } from "./use-home-text";

export function Hero() {
  const title = useHomeText("heroTitle");
  const text = useHomeText("heroText");
  return (
    <section id="hero" className="hero">
      <HeroPhoto />
      <div className="page-width relative flex flex-col items-start">
        <span aria-hidden="true" className="mb-6 h-0.5 w-16 bg-accent" />
        <h1 className="headline text-display">{title}</h1>
        {text && <p className="mt-6 whitespace-pre-line text-lead text-muted">{text}</p>}
        <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <SectionLink section="services" className="button" data-variant="primary">
            View Services
          </SectionLink>
          <SectionLink section="gallery" className="button" data-variant="secondary">
            See Our Work
          </SectionLink>
        </div>
      </div>
    </section>
  );
}

const WIDE = sitePicture("hero", "");
const TALL = sitePicture("hero-tall", "");
/** styles/home.css has the same words. */
const UPRIGHT_PHONE = "(width < 48rem) and (orientation: portrait)";
const WIDE_SIZES = "(min-aspect-ratio: 16/9) 100vw, 178vh";

/** Show the site's largest picture or the owner's, cut for the screen that it fills. */
function HeroPhoto() {
  const { wide = WIDE, tall = TALL } = useSettings().look?.hero ?? {};
  return (
    <picture className="contents">
      <source media={UPRIGHT_PHONE} type="image/avif" srcSet={srcSet(tall, "avif")} sizes="100vw" />
      <source media={UPRIGHT_PHONE} srcSet={srcSet(tall, "webp")} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet(wide, "avif")} sizes={WIDE_SIZES} />
      <img
        src={wide.url}
        srcSet={srcSet(wide, "webp")}
        sizes={WIDE_SIZES}
        alt=""
        width={wide.width}
        height={wide.height}
        decoding="async"
        fetchPriority="high"
        className="hero-photo"
      />
    </picture>
  );
}
