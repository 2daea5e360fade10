import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { barGroups, entryOf, screenAt } from "./screens";
import { useTrades } from "./trades";
import { WaitingCount } from "./waiting-count";

interface ScreenLinksProps {
  className: string;
  /** The class of each link. */
  entryClass: string;
  /** The entry itself is shown before them. Without it the headline is, which names the present screen. */
  besideEntry?: boolean;
}

/** Link to the screens of the present entry, in a wide window in the bar, or else beside the headline. */
export function ScreenLinks({ className, entryClass, besideEntry = false }: ScreenLinksProps) {
  const { pathname, search } = useLocation();
  const does = useTrades();
  const row = screenAt(pathname);
  const group = barGroups(does).find(({ label }) => label === row?.group);
  const entry = group?.entries.find(({ label }) => label === (row && entryOf(row)));
  const present = entry?.screens.find(({ to }) => to === pathname);
  if (!entry || !present || entry.screens.length === 1) return null;
  const shown = entry.screens.filter(
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
