import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { presentEntry } from "./admin-entries";
import { useTrades } from "./trades";
import { WaitingCount } from "./waiting-count";

interface ScreenLinksProps {
  className: string;
  /** Of each link. */
  entryClass: string;
  /** The entry itself stands before them; without it the headline does, which names the present screen. */
  besideEntry?: boolean;
}

/** The screens of the present entry: in a wide window in the bar, else the others beside the headline. */
export function ScreenLinks({ className, entryClass, besideEntry = false }: ScreenLinksProps) {
  const { pathname, search } = useLocation();
  const entry = presentEntry(pathname);
  const does = useTrades();
  const screens = entry?.screens?.filter(({ trade }) => does(trade)) ?? [];
  const present = screens.find(({ to }) => to === pathname);
  if (!entry || !present) return null;
  const shown = screens.filter(
    besideEntry ? ({ label }) => label !== entry.label : (each) => each !== present,
  );
  return (
    <nav aria-label={entry.label} className={className}>
      <ul className="flex max-lg:flex-wrap max-lg:gap-x-5">
        {shown.map(({ label, to, query }) => (
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
