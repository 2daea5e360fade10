import { expect, test } from "vitest";
import { ADMIN_GROUPS, pathsOf, presentEntry, SETTINGS_GROUP } from "./admin-entries";

test.each([
  ["/admin/today", "Today"],
  ["/admin/dashboard", "Products"],
  ["/admin/products/new", "Products"],
  ["/admin/import-export", "Products"],
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
])("the screen %s belongs to %s", (path, label) => {
  expect(presentEntry(path)?.label).toBe(label);
});

test("only what one does is in groups of its own", () => {
  const ofTrades = ADMIN_GROUPS.filter(({ trade }) => trade).map(({ label, trade }) => [label, trade]);
  expect(ofTrades).toEqual([
    ["Workshop", "cars"],
    ["Catalogue", "parts"],
  ]);
});

test("no path stands at two entries", () => {
  const entries = [...ADMIN_GROUPS, SETTINGS_GROUP].flatMap((group) => [
    ...(group.entries.length > 0 ? [] : [group]),
    ...group.entries,
  ]);
  const paths = entries.flatMap(pathsOf);
  expect(paths).toHaveLength(new Set(paths).size);
});
