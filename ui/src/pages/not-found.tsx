import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button-link";

export default function NotFoundPage() {
  usePageTitle("Page not found");
  return (
    <section className="page-width page-top section-space flex min-h-dvh flex-col items-start justify-center gap-6">
      <p className="headline text-display text-subtle" aria-hidden="true">
        404
      </p>
      <h1 className="headline text-h1">Page not found</h1>
      <p className="max-w-measure text-lead text-muted">
        There is nothing at this address. It may have moved, or the link may be mistyped.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Home page
        </ButtonLink>
        <ButtonLink to="/shop">Browse the shop</ButtonLink>
      </div>
    </section>
  );
}
