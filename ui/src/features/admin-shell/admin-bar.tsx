import { CircleQuestionMark, LogOut, Menu, Search, Settings, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ScreenLinks } from "@/shared/admin/screen-links";
import {
  type AdminScreen,
  type BarEntry,
  type BarGroup,
  barGroups,
  entryOf,
  screenAt,
} from "@/shared/admin/screens";
import { useTrades } from "@/shared/admin/trades";
import { WaitingCount } from "@/shared/admin/waiting-count";
import { useSettings } from "@/shared/api/use-settings";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Link } from "@/shared/ui/link";
import { Logo } from "@/shared/ui/logo";

/** This group is a gear at the right of the bar in a wide window. */
const SETTINGS = "Settings";

interface AdminBarProps {
  onLogout: () => void;
  onFind: () => void;
}

/** Show the bar above every screen. In a narrow window the entries are behind a button. */
export function AdminBar({ onLogout, onFind }: AdminBarProps) {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === pathname;
  const groups = barGroups(useTrades());
  const isGear = ({ label }: BarGroup) => label === SETTINGS;
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
          <Navigation
            label="Back office"
            groups={groups.filter((group) => !isGear(group))}
            pathname={pathname}
          />
          <FindButton onFind={onFind} className="ml-auto max-lg:hidden" />
          <Navigation label={SETTINGS} groups={groups.filter(isGear)} pathname={pathname} icon={Settings} />
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

/** Show the button beside the menu's button in a narrow window, and before Help in a wide one. */
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

interface NavigationProps {
  label: string;
  groups: BarGroup[];
  pathname: string;
  /** An icon that is shown in place of the groups' names in a wide window. */
  icon?: typeof Settings;
}

/**
 * Show the groups. The entries of the present one are a second row; in a narrow window those of all are listed.
 */
function Navigation({ label, groups, pathname, icon }: NavigationProps) {
  const present = screenAt(pathname);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col lg:flex-row">
        {groups.map((group) => (
          <Group key={group.label} group={group} present={present} icon={icon} />
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps extends Pick<NavigationProps, "icon"> {
  group: BarGroup;
  present: AdminScreen | undefined;
}

/** Show a group. One with a single entry is that entry itself, and lists no entries. */
function Group({ group: { label, entries }, present, icon }: GroupProps) {
  const isPresent = present?.group === label;
  const isEntry = entries.length === 1;
  return (
    <li className="admin-group" data-present={isPresent || undefined}>
      <Link
        to={entries[0].screens[0].to}
        aria-current={isPresent ? (isEntry ? "page" : true) : undefined}
        data-tooltip={icon && label}
        aria-label={icon && label}
        className={cx("admin-entry", !isEntry && "max-lg:hidden")}
      >
        {icon ? <Icon of={icon} className="size-4" /> : label}
        {(!isPresent || isEntry) && <WaitingCount paths={entries.flatMap(pathsOf)} />}
      </Link>
      {!isEntry && <p className="admin-group-title">{label}</p>}
      {(isPresent || !isEntry) && (
        <Row entries={isEntry ? [] : entries} present={present} isPresent={isPresent} />
      )}
    </li>
  );
}

interface RowProps {
  entries: BarEntry[];
  present: AdminScreen | undefined;
  isPresent: boolean;
}

/** Show the second row: the entries of a group and, in a wide window, the screens of the present one. */
function Row({ entries, present, isPresent }: RowProps) {
  const presentEntry = isPresent && present && entryOf(present);
  return (
    <div className="admin-group-row">
      {entries.length > 0 && (
        <ul className="admin-group-entries">
          {entries.map((entry) => (
            <li key={entry.label}>
              <Link
                to={entry.screens[0].to}
                aria-current={entry.label === presentEntry ? "page" : undefined}
                className="admin-entry"
              >
                {entry.label}
                <WaitingCount paths={pathsOf(entry)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isPresent && (
        <ScreenLinks className="admin-screens max-lg:hidden" entryClass="admin-entry" besideEntry />
      )}
    </div>
  );
}

function pathsOf({ screens }: BarEntry): string[] {
  return screens.map(({ to }) => to);
}
