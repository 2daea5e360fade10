import type { Page } from "@playwright/test";
import { expectRoomInDialog, LAPTOP, resize } from "../dialog-room";
import { expect, type Shop, test } from "../fixtures";
import { goInside } from "../go";
import { type DialogFacts, makeDialogFacts } from "./dialog-facts";
import { DIALOGS, type DialogRow } from "./dialog-table";
import { signIn } from "./incoming-verbs";

// A category that has products is not deleted at once. Only the admin listener knows the call about the first
// password.
test.use({ expectedErrors: /status of (404|409)/ });

test("every dialog keeps its title and its buttons in low and narrow windows", async ({ page, shop }) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(10_000);
  page.setDefaultNavigationTimeout(20_000);
  await signIn(page);
  const facts = await makeDialogFacts(page.request);
  const failures: string[] = [];
  await shop.visit("/admin/jobs");
  for (const [place, row] of DIALOGS.entries()) {
    await open(page, shop, row, facts, DIALOGS[place - 1])
      .then(() => expectRoomInDialog(page, row.title))
      .then(() => expectFocusToReturn(page, row))
      .catch(async (error) => {
        failures.push(`${place} ${row.title}: ${error}`.slice(0, 600));
        // What it left open is no concern of the next.
        await page.goto("about:blank");
      });
  }
  expect(failures).toEqual([]);
});

/** Return the screen of the back office that a URL leads to ("orders"), of which one is loaded anew after another. */
function screenOf(url: string): string | undefined {
  return url.startsWith("http") ? new URL(url).pathname.split("/")[2] : undefined;
}

/** Open a dialog. Its screen is loaded unless the dialog before it left the same screen as it needs it, one press away. */
async function open(
  page: Page,
  shop: Shop,
  { at, press = [], before, goesOn = false }: DialogRow,
  facts: DialogFacts,
  last?: DialogRow,
) {
  await resize(page, LAPTOP);
  const path = at(facts);
  const isPrepared = goesOn || before === undefined || before === last?.before;
  const isLeft = isPrepared && press.length <= 1 && page.url().endsWith(path);
  if (!isLeft) {
    const here = screenOf(page.url());
    const isElsewhere = here !== undefined && here !== screenOf(`http://x${path}`);
    await (isElsewhere ? goInside(page, path) : shop.visit(path));
  }
  if (goesOn || !isLeft) await before?.(page, facts);
  for (const name of press) {
    const within = page.locator("dialog:modal, body:not(:has(dialog:modal))").last();
    await within
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();
  }
}

/** Expect each Escape to close one dialog, and the focus to return to what was pressed. */
async function expectFocusToReturn(page: Page, { press = [] }: DialogRow) {
  await resize(page, LAPTOP);
  const shown = page.locator("dialog:modal");
  for (let left = await shown.count(); left > 0; left--) {
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(left - 1);
  }
  if (press.length > 0) await expect(page.locator("body")).not.toBeFocused();
}
