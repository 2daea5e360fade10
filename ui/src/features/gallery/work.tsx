import type { components } from "@/shared/api/schema";
import { Picture } from "@/shared/ui/picture";
import { BeforeAfter } from "./before-after";

/** app/web/pages/gallery.py asks for the same width. */
const SIZES = "(min-width: 64rem) 46vw, 92vw";

interface WorkProps {
  item: components["schemas"]["ShownItemView"];
  /** The pictures are the first that the page shows. */
  first: boolean;
}

/** Show a piece of work: its picture, or two to compare, and what was done. */
export function Work({ item: { title, service, vehicle, text, before, after }, first }: WorkProps) {
  const facts = [service, vehicle].filter((each) => each && each !== title);
  return (
    <article>
      {before ? (
        <BeforeAfter before={before} after={after} title={title} sizes={SIZES} />
      ) : (
        <Picture
          image={after}
          alt={title}
          sizes={SIZES}
          priority={first}
          className="aspect-project w-full bg-raised object-cover"
        />
      )}
      <h2 className="headline wrap-anywhere mt-4 text-h3">{title}</h2>
      {facts.length > 0 && <p className="wrap-anywhere mt-1 font-semibold text-small">{facts.join(" · ")}</p>}
      {text && <p className="wrap-anywhere mt-1 max-w-measure text-muted">{text}</p>}
    </article>
  );
}
