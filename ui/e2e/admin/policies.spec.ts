import { readFile } from "node:fs/promises";
import { layoutShift } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { goInside } from "../go";
import { signIn } from "./incoming-verbs";

const OFFICIAL = new URL("../../public/icon.png", import.meta.url);

// A field that does not exist is refused.
test.use({ expectedErrors: /400/ });

test("the imprint is written from the text to begin with, and is then in every footer", async ({
  shop,
  page,
}) => {
  await signIn(page);
  await shop.visit("/admin/online");
  await page.getByText(/^Before you open/).click();
  await page
    .getByRole("list", { name: "Shop checklist" })
    .getByRole("link", { name: /Imprint/ })
    .click();
  await page.getByRole("button", { name: "Write: Imprint" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue(/Have this text checked/);
  const gaps = page.getByRole("region", { name: "Before you publish" });
  await expect(gaps.getByRole("listitem")).toContainText(["Have the text checked", "company", "VAT number"]);
  await text.fill("**{{businessName}}** {{nothing}}");
  await expect(gaps).toBeHidden();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no field {{nothing}}");
  await text.fill("**{{businessName}}**, {{vatNumber}}");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("region", { name: "As customers see it" })).toContainText("Pitlane");
  await expect(page.getByText("Blank in the settings: VAT number")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Publish" }).click();
  const imprint = page.getByRole("article", { name: "Imprint" });
  await expect(imprint).toContainText("Version 1");
  await shop.expectNoSidewaysScroll();

  await shop.visit("/cart");
  await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  await expect(page).toHaveURL("/imprint");
  await expect(page.getByRole("main")).toContainText("Pitlane");
  await expectNoSeriousFindings(page);

  await shop.visit("/admin/policies");
  await imprint.getByRole("button", { name: "Delete version 1: Imprint" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(imprint).toContainText("Not published");

  await test.step("the official guarantee notice is brought, and stands where customers buy", async () => {
    const panel = page.getByRole("region", { name: "Guarantee notice" });
    await expect(panel).toContainText("Missing: visitors do not see the notice.");
    await panel
      .getByLabel("Official file of the notice")
      .setInputFiles({ name: "notice.png", mimeType: "image/png", buffer: await readFile(OFFICIAL) });
    await expect(panel).not.toContainText("Missing");
    await expectNoSeriousFindings(page);
    for (const path of ["/shop/orbit-15-cordless-polisher", "/shop"]) {
      await shop.visit(path);
      const notice = page.getByRole("complementary", { name: "Legal guarantee" });
      await expect(notice.getByRole("img", { name: /^Harmonised notice/ })).toBeVisible();
      await expect(notice.getByRole("link", { name: "Your legal guarantee" })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    }
    await goInside(page, "/admin/policies");
    await panel.getByRole("button", { name: "Remove it" }).click();
    await expect(panel).toContainText("Missing");
  });
});
