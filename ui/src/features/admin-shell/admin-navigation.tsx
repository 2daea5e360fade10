import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ADMIN_ENTRIES, isPresent } from "./admin-entries";

export function AdminNavigation({ pathname, notes }: { pathname: string; notes: Record<string, ReactNode> }) {
  return (
    <nav aria-label="Back office">
      <ul className="flex flex-col lg:flex-row">
        {ADMIN_ENTRIES.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isPresent(entry, pathname) ? "page" : undefined}
              className="admin-entry"
            >
              {entry.label}
              {notes[entry.to]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
