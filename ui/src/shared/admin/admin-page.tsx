import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { Link } from "@/shared/ui/link";
import { presentEntry } from "./admin-entries";
import { WaitingCount } from "./waiting-count";

interface AdminPageProps {
  /** The window's title and the page's headline. */
  title: string;
  /** The window's title where it says more than the headline: "(2) Orders". */
  windowTitle?: string;
  /** Beside the headline: links and buttons for the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the back office: its headline, the screens beside it, its actions, its content in one column. */
export function AdminPage({ title, windowTitle = title, actions, children }: AdminPageProps) {
  usePageTitle(windowTitle);
  return (
    <div className="page-width flex flex-col gap-5 pt-6 pb-24">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="headline text-h3">{title}</h1>
        <Screens />
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden max-sm:ml-0 max-sm:basis-full">
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}

/** The other screens of this one's entry in the bar. */
function Screens() {
  const { pathname, search } = useLocation();
  const entry = presentEntry(pathname);
  const screens = entry?.screens ?? [];
  const present = screens.find(({ to }) => to === pathname);
  if (!present) return null;
  return (
    <nav aria-label={entry?.label}>
      <ul className="flex flex-wrap gap-x-5">
        {screens.map(({ label, to, query }) => (
          <li key={to}>
            <Link
              to={query && query === present.query ? to + search : to}
              aria-current={to === pathname ? "page" : undefined}
              className="status-tab"
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
