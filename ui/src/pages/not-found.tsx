import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button";
import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/pictures/site-picture";

const TAIL_LIGHTS = sitePicture("portfolio-6", "");

export default function NotFoundPage() {
  usePageTitle("Page not found");
  return (
    <section className="hero">
      <Picture image={TAIL_LIGHTS} sizes="(min-width: 48rem) 90vw, 90vh" className="hero-photo" />
      <div className="page-width flex flex-col items-start gap-6">
        <p className="headline text-display text-muted" aria-hidden="true">
          404
        </p>
        <h1 className="headline text-h1">Page not found</h1>
        <p className="text-lead text-muted">
          There is nothing at this address. It may have moved, or the link may be wrong.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/" variant="primary">
            Home page
          </ButtonLink>
          <ButtonLink to="/shop">Browse the shop</ButtonLink>
        </div>
      </div>
    </section>
  );
}
