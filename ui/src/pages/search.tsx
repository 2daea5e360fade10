import { useSearchParams } from "react-router-dom";
import { ProductGridSkeleton } from "@/features/catalogue/list/product-grid-skeleton";
import { SearchBox } from "@/features/catalogue/list/search-box";
import { Results } from "@/features/catalogue/results/results";
import { readWords } from "@/features/catalogue/results/results-query";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { useStepFocus } from "@/shared/lib/use-step-focus";

export default function SearchPage() {
  const [params] = useSearchParams();
  const words = readWords(params);
  const hydrated = useHydrated();
  useStepFocus(words);
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline mb-4 text-h1">
        Search
      </h1>
      <div className="mb-6">
        <SearchBox words={words} />
      </div>
      {words ? <Results key={words} /> : !hydrated && <ProductGridSkeleton filtered />}
    </div>
  );
}
