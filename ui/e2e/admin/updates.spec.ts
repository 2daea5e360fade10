import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expectRoomInDialog } from "../dialog-room";
import { goInside } from "../go";
import { expect, signInAtAdmin, test } from "./own-shop";

const NEWS = ["Quotes for repairs", "The shop starts in half the time"];

/** Make a folder with the notice of a version and its setup. */
function offer(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const content = Buffer.from("stands for a setup");
  const digest = createHash("sha256").update(content).digest("hex");
  const setup = { file: "Pitlane-9.1.0-setup.exe", size: content.length, sha256: digest };
  writeFileSync(join(folder, setup.file), content);
  writeFileSync(join(folder, "pitlane-update.json"), JSON.stringify({ version: "9.1.0", news: NEWS, setup }));
  return folder;
}

test("a newer version is looked for where the owner says, and said with what is new; at the customers' listener there is nothing to name", async ({
  ownShop,
  shop,
  page,
}) => {
  await test.step("a newer version is looked for where the owner says, and said with what is new", async () => {
    const adminUrl = await signInAtAdmin(page, ownShop);
    await page.request.patch(`${adminUrl}/api/admin/updates`, { data: { source: "" } });
    // It cannot install here, so the test answers as a program that a setup has installed.
    await page.route("**/api/admin/updates**", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), canInstall: true } });
    });
    await page.goto(`${adminUrl}/admin/settings/updates`);
    await expect(page.getByText("Pitlane does not check for newer versions.")).toBeVisible();
    await page.getByLabel("Address or folder").fill(offer(join(ownShop.folder, "offered")));
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect(page.getByRole("heading", { name: "Pitlane 9.1.0 is available" })).toBeVisible();
    for (const line of NEWS) await expect(page.getByText(line)).toBeVisible();
    await shop.expectFits();

    await page.getByRole("button", { name: "Back up and install" }).click();
    const question = page.getByRole("dialog", { name: "Install Pitlane 9.1.0?" });
    await expect(question.getByText("a backup is made, then the shop stops")).toBeVisible();
    const size = page.viewportSize();
    await expectRoomInDialog(page, "Install Pitlane 9.1.0?");
    if (size) await page.setViewportSize(size);
    await question.getByRole("button", { name: "Cancel" }).click();
    await goInside(page, "/admin/dashboard");
    await page.getByRole("link", { name: "See what is new" }).click();
    await expect(page.getByRole("heading", { name: "Pitlane 9.1.0 is available" })).toBeVisible();
  });

  await shop.visit("/admin/settings/updates");
  await expect(page.getByText("You can only set this on the shop's own PC")).toBeVisible();
  await expect(page.getByLabel("Address or folder")).toBeHidden();
});
