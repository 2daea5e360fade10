import type { Page } from "@playwright/test";
import { expectRoomInDialog } from "../dialog-room";
import { expect, type Shop, test } from "../fixtures";
import { type DialogFacts, makeDialogFacts } from "./dialog-facts";
import { DIALOGS, type DialogRow } from "./dialog-table";
import { signIn } from "./incoming-verbs";

// A category that has products is not deleted at once.
test.use({ expectedErrors: /status of 409/ });

test("every dialog keeps its title and its buttons in low and narrow windows", async ({ page, shop }) => {
  test.setTimeout(400_000);
  await signIn(page);
  await shop.calm();
  const facts = await makeDialogFacts(page.request);
  const failures: string[] = [];
  for (const [place, row] of DIALOGS.entries()) {
    await page.unrouteAll();
    await open(page, shop, row, facts)
      .then(() => expectRoomInDialog(page, row.title))
      .catch((error) => failures.push(`${place} ${row.title}: ${error}`.slice(0, 600)));
  }
  expect(failures).toEqual([]);
});

async function open(page: Page, shop: Shop, { at, press = [], before }: DialogRow, facts: DialogFacts) {
  await page.setViewportSize({ width: 1366, height: 650 });
  await shop.visit(at(facts));
  await before?.(page);
  for (const name of press) {
    const within = page.locator("dialog:modal, body:not(:has(dialog:modal))").last();
    await within
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();
  }
}
