import { useSearchParams } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { NO_FILTER, readChoice, withChoice } from "../list/list-choice";

/** Say that the filters leave no part of the list. */
export default function NoneLeft() {
  const [params] = useSearchParams();
  const { sort } = readChoice(params);
  const all = withChoice(params, { sort, ...NO_FILTER });
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
