import { NavigationEntries } from "./navigation-entries";

export function MainNavigation() {
  return (
    <nav aria-label="Main" className="ml-auto hidden lg:block">
      <ul className="flex items-center gap-1">
        <NavigationEntries className="nav-entry" />
      </ul>
    </nav>
  );
}
