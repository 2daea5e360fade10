import { SearchX } from "lucide-react";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { StepHeading } from "@/shared/ui/step-heading";
import { ListedProducts } from "../list/listed-products";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { SearchBox } from "../list/search-box";
import { searchList, useListPart } from "../shared/use-products";
import { useRecordedSearch } from "../shared/use-recorded-view";

/** Show the results of the shop's search, best first. */
export default function SearchStep({ words }: { words: string }) {
  const { data: found } = useListPart(searchList(words));
  useRecordedSearch(words);
  usePageTitle(`Search: ${words}`);
  return (
    <>
      <StepHeading
        title={`“${words}”`}
        lead={found ? describeCount(found.total) : "\u00a0"}
        trail={[{ label: "Shop", to: "/shop" }]}
        start="/shop"
      />
      <div className="mb-8">
        <SearchBox words={words} />
      </div>
      <FoundProducts words={words} />
    </>
  );
}

function describeCount(count: number): string {
  return count === 1 ? "1 part found." : `${count} parts found.`;
}

function FoundProducts({ words }: { words: string }) {
  const list = searchList(words);
  const { data: found, isPending, refetch } = useListPart(list);
  if (isPending) return <ProductGridSkeleton />;
  if (!found) return <ErrorNote onRetry={refetch}>The search failed.</ErrorNote>;
  if (found.total > 0) return <ListedProducts list={list} total={found.total} />;
  return (
    <EmptyState
      icon={SearchX}
      title="No parts found"
      action={<ButtonLink to="/shop">Browse the shop</ButtonLink>}
    >
      Nothing matches “{words}”. Try fewer or different words, or start from your vehicle.
    </EmptyState>
  );
}
