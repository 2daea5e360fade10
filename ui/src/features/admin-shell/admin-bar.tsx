import { CircleQuestionMark, LogOut, Menu, Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSettings } from "@/shared/api/use-settings";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Link } from "@/shared/ui/link";
import { Logo } from "@/shared/ui/logo";
import { ADMIN_GROUPS, type AdminEntry, type AdminGroup, presentEntry } from "./admin-entries";
import { type Waiting, WaitingCount } from "./waiting-count";

interface AdminBarProps {
  onLogout: () => void;
  onFind: () => void;
  waiting?: WaitingByPath;
}

/** Counts of what waits, by the path of the entry that shows them. */
export type WaitingByPath = Partial<Record<string, Waiting>>;

/** The slim bar over every screen; in a narrow window the entries fold behind a button. */
export function AdminBar({ onLogout, onFind, waiting = {} }: AdminBarProps) {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === pathname;
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === "Escape" && setOpenedAt(undefined);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  return (
    <header className="admin-bar sticky top-0 z-40 border-line border-b bg-surface print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-1">
        <ShopLink />
        <FindButton onFind={onFind} className="ml-auto lg:hidden" />
        <IconButton
          icon={open ? X : Menu}
          label={open ? "Close menu" : "Open menu"}
          aria-expanded={open}
          aria-controls="admin-navigation"
          onClick={() => setOpenedAt(open ? undefined : pathname)}
          className="lg:hidden"
        />
        <div id="admin-navigation" data-open={open || undefined} className="admin-navigation">
          <AdminNavigation pathname={pathname} waiting={waiting} />
          <FindButton onFind={onFind} className="ml-auto max-lg:hidden" />
          <Link
            to="/admin/help"
            aria-label="Help"
            data-tooltip="Help"
            aria-current={pathname === "/admin/help" ? "page" : undefined}
            className="admin-entry"
          >
            <Icon of={CircleQuestionMark} className="size-4" />
            <span className="lg:sr-only">Help</span>
          </Link>
          <Button variant="ghost" size="small" data-leaves="" onClick={onLogout}>
            <Icon of={LogOut} className="size-4" />
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

interface FindButtonProps extends Pick<AdminBarProps, "onFind"> {
  className: string;
}

/** Beside the menu's button in a narrow window, before Help in a wide one. */
function FindButton({ onFind, className }: FindButtonProps) {
  return (
    <IconButton
      icon={Search}
      label="Find (Ctrl K)"
      aria-keyshortcuts="Control+K"
      onClick={onFind}
      className={className}
    />
  );
}

function ShopLink() {
  const { businessName } = useSettings();
  return (
    <a
      href="/"
      aria-label={`${businessName}: open the shop`}
      data-tooltip="Open the shop"
      className="mr-1 flex min-h-11 items-center xl:mr-3"
    >
      <Logo className="size-7" />
    </a>
  );
}

interface AdminNavigationProps {
  pathname: string;
  waiting: WaitingByPath;
}

/** The groups; of the present one its screens as a second row, in a narrow window those of all. */
function AdminNavigation({ pathname, waiting }: AdminNavigationProps) {
  const present = presentEntry(pathname);
  return (
    <nav aria-label="Back office">
      <ul className="flex flex-col lg:flex-row">
        {ADMIN_GROUPS.map((group) => (
          <Group key={group.label} group={group} present={present} waiting={waiting} />
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  group: AdminGroup;
  present: AdminEntry | undefined;
  waiting: WaitingByPath;
}

function Group({ group, present, waiting }: GroupProps) {
  const { label, to, entries } = group;
  const isPresent = present !== undefined && (present === group || entries.includes(present));
  return (
    <li className="admin-group" data-present={isPresent || undefined}>
      <Link
        to={to}
        aria-current={present === group ? "page" : isPresent || undefined}
        className={cx("admin-entry", entries.length > 0 && "max-lg:hidden")}
      >
        {label}
        {!isPresent && <WaitingCount {...addUp(entries, waiting)} />}
      </Link>
      {entries.length > 0 && (
        <>
          <p className="admin-group-title">{label}</p>
          <ul className="admin-group-entries">
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  aria-current={entry === present ? "page" : undefined}
                  className="admin-entry"
                >
                  {entry.label}
                  <WaitingCount {...addUp([entry], waiting)} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** "4" for a group, with the words of each of its counts. */
function addUp(entries: AdminEntry[], waiting: WaitingByPath): Waiting {
  const counts = entries.flatMap(({ to }) => waiting[to] ?? []).filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [only] = counts;
  return { count: total, what: counts.length === 1 && only ? only.what : "waiting" };
}
