import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { presentEntry } from "./admin-entries";
import { WaitingCount } from "./waiting-count";

interface ScreenLinksProps {
  className: string;
  /** Of each link. */
  entryClass: string;
}

/** The screens of the present address's entry: in a wide window in the bar, else beside the headline. */
export function ScreenLinks({ className, entryClass }: ScreenLinksProps) {
  const { pathname, search } = useLocation();
  const entry = presentEntry(pathname);
  const screens = entry?.screens ?? [];
  const present = screens.find(({ to }) => to === pathname);
  if (!present) return null;
  return (
    <nav aria-label={entry?.label} className={className}>
      <ul className="flex max-lg:flex-wrap max-lg:gap-x-5">
        {screens.map(({ label, to, query }) => (
          <li key={to}>
            <Link
              to={query && query === present.query ? to + search : to}
              aria-current={to === pathname ? "page" : undefined}
              className={entryClass}
            >
              {label}
              {to !== pathname && <WaitingCount paths={[to]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
