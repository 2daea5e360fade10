import { SearchX } from "lucide-react";
import type { Product } from "@/shared/api/types";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { enquiryUrl } from "@/shared/ui/links/ask-link";
import { ProductGrid } from "../list/product-grid";

/** No part has all of the words: the closest ones, and the way to ask for it. */
export default function NothingFound({ words, closest }: { words: string; closest: Product[] }) {
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={`Nothing matches “${words}”`}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" to={enquiryUrl({ wanted: words })}>
              Ask us to source it
            </ButtonLink>
            <ButtonLink to="/shop">Browse the shop</ButtonLink>
          </div>
        }
      >
        Try fewer or other words, or ask: we get parts that are not in the shop.
      </EmptyState>
      {closest.length > 0 && (
        <section aria-labelledby="closest-title" className="mt-10">
          <h2 id="closest-title" className="headline mb-4 text-h3">
            Closest parts
          </h2>
          <ProductGrid products={closest} isFirst={false} />
        </section>
      )}
    </>
  );
}
