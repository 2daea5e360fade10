import { expect, test } from "vitest";
import { presentEntry } from "./admin-entries";

test.each([
  ["/admin/today", "Today"],
  ["/admin/dashboard", "Products"],
  ["/admin/products/new", "Products"],
  ["/admin/orders/0b5c", "Orders"],
  ["/admin/jobs/0b5c", "Jobs"],
  ["/admin/settings", "Settings"],
  ["/admin/settings/mail", "Settings"],
  ["/admin/settings/log", "Log"],
  ["/admin/settings/privacy", "Privacy"],
  ["/admin/help", undefined],
])("the screen %s belongs to %s", (path, label) => {
  expect(presentEntry(path)?.label).toBe(label);
});
