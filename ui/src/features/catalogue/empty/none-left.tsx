import { useSearchParams } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { readChoice, withChoice } from "../list/list-choice";

/** In place of a list that its filters leave empty. */
export default function NoneLeft() {
  const [params] = useSearchParams();
  const { sort } = readChoice(params);
  const all = withChoice(params, { sort, inStock: false, onlyFitting: false, priceFrom: "", priceTo: "" });
  return (
    <p className="text-muted">
      No parts match these filters.{" "}
      <Link
        to={{ search: all.toString() }}
        state={{ keepScroll: true }}
        className="text-text underline underline-offset-4 hover:text-accent"
      >
        Clear filters
      </Link>
    </p>
  );
}
