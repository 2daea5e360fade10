import { useSearchParams } from "react-router-dom";
import { cx } from "@/shared/lib/cx";
import { Link } from "@/shared/ui/link";
import type { FilterOption } from "./filters";
import { withoutShown } from "./shown-count";

interface FilterBarProps {
  label: string;
  /** The name of the filter in the address. */
  param: string;
  options: FilterOption[];
}

/** Filter the list below. The choice is in the address, and the page does not scroll. */
export function FilterBar({ label, param, options }: FilterBarProps) {
  const [params] = useSearchParams();
  const chosen = options.some(({ slug }) => slug === params.get(param)) ? params.get(param) : null;
  if (options.length === 0) return null;
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul className="flex gap-2 lg:flex-wrap">
        {options.map(({ slug, label: name, count }) => (
          <li key={slug} className="max-w-full">
            <Link
              to={{ search: withParam(params, param, slug) }}
              state={{ keepScroll: true }}
              aria-current={slug === chosen ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 max-w-full items-center gap-2 whitespace-nowrap rounded-control border px-4 font-semibold text-small transition-colors",
                slug === chosen
                  ? "border-accent text-text"
                  : "border-line text-muted hover:border-control hover:text-text",
              )}
            >
              <span className="truncate">{name}</span>
              {count !== undefined && <span className="font-normal text-subtle tabular">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const next = withoutShown(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next.toString();
}
