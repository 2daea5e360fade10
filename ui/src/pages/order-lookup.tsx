import { Suspense } from "react";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { Workshop } from "@/shared/order/workshop";
import { AskLink } from "@/shared/ui/links/ask-link";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Skeleton } from "@/shared/ui/skeleton";

// The form's scripts are loaded with the page, which does not wait for them.
const { Part: LookupForm, arrive } = part(() => import("@/features/order/lookup-form"));
arrive().catch(() => {});

export default function OrderLookupPage() {
  usePageTitle("Find your order");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <h1 className="headline mb-4 text-h1">Find your order</h1>
      <p className="mb-8 max-w-measure text-lead text-muted">
        Give us your order number and e-mail address, and we will tell you its status.
      </p>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <PartBoundary>
          <Suspense fallback={<Skeleton className="h-72" />}>
            <LookupForm />
          </Suspense>
        </PartBoundary>
        <section aria-labelledby="or-ask" data-owners="">
          <h2 id="or-ask" className="eyebrow mb-1 font-sans text-subtle">
            Or <AskLink question={{ topic: "order" }}>ask us</AskLink>
          </h2>
          <Workshop />
        </section>
      </div>
    </div>
  );
}
