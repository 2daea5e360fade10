import { Link } from "@/shared/ui/link";
import { useToday } from "./use-today";
import { workOf } from "./work";

/** Show the counts of Today in one line, each a link to its list. */
export function TodayRow() {
  const { data } = useToday();
  return (
    <nav aria-label="To do" className="-mx-4 -mt-3 min-h-8 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-x-4 whitespace-nowrap text-muted sm:flex-wrap">
        {data &&
          workOf(data).map(({ count, short, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-8 items-center gap-1 hover:text-text hover:underline"
              >
                <strong className="text-text tabular">{count}</strong> {short}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
