import { expect, test } from "vitest";
import { addressOf, barGroups, entryOf, SCREENS, screenAt } from "./screens";
import type { Trade } from "./trades";

const entryAt = (pathname: string) => {
  const screen = screenAt(pathname);
  return screen && entryOf(screen);
};
const groupsFor = (trade: Trade) => barGroups((each) => each === undefined || each === trade);
const groupLabels = (trade: Trade) => groupsFor(trade).map(({ label }) => label);

test.each([
  ["/admin/today", "Today"],
  ["/admin/dashboard", "Products"],
  ["/admin/products/new", "Products"],
  ["/admin/products/0b5c", "Products"],
  ["/admin/import-export", "Products"],
  ["/admin/vehicles/health", "Vehicles"],
  ["/admin/orders/0b5c", "Orders"],
  ["/admin/jobs/0b5c", "Jobs"],
  ["/admin/quotes/0b5c", "Jobs"],
  ["/admin/withdrawals", "Inbox"],
  ["/admin/contact-messages/templates", "Inbox"],
  ["/admin/analytics/searches", "Figures"],
  ["/admin/settings", "Shop"],
  ["/admin/settings/mail", "Mail"],
  ["/admin/settings/log", "This PC"],
  ["/admin/settings/workshop", "Calendar"],
  ["/admin/settings/privacy", "Customers"],
  ["/admin/help", undefined],
  ["/admin/anything-else", undefined],
])("the screen %s belongs to %s", (path, label) => {
  expect(entryAt(path)).toBe(label);
});

test("the bar has the groups of what the business does", () => {
  const always = ["Today", "Inbox", "Sales", "Customers", "Website", "Settings"];
  expect(groupLabels("parts")).toEqual([...always.slice(0, 4), "Catalogue", ...always.slice(4)]);
  expect(groupLabels("cars")).toEqual([...always.slice(0, 3), "Workshop", ...always.slice(3)]);
});

test.each(["parts", "cars"] as const)("the bar has every screen of %s once, below its entry", (trade) => {
  const shown = groupsFor(trade).flatMap((group) =>
    group.entries.flatMap((entry) => entry.screens.map(({ to }) => [group.label, entry.label, to])),
  );
  const rows = SCREENS.filter((row) => row.label && (row.trade ?? trade) === trade);
  expect(shown.sort()).toEqual(rows.map((row) => [row.group, entryOf(row), addressOf(row)]).sort());
});

test("an entry leads to its first screen, and the others are beside it", () => {
  const [inbox] = groupsFor("parts").flatMap(({ entries }) =>
    entries.filter(({ label }) => label === "Inbox"),
  );
  expect(inbox?.screens.map(({ label }) => label)).toEqual(["All", "Withdrawals", "E-mails"]);
});
