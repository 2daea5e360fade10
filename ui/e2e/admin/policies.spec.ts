import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { signIn } from "./incoming-verbs";

// The refusal of a field that there is not.
test.use({ expectedErrors: /400/ });

test("the imprint is written from the text to begin with, and is then in every footer", async ({
  shop,
  page,
}) => {
  await signIn(page);
  await shop.visit("/admin/online");
  await page.getByText(/^Before customers come/).click();
  await page
    .getByRole("list", { name: "Shop health" })
    .getByRole("link", { name: /Imprint/ })
    .click();
  await page.getByRole("button", { name: "Write it: Imprint" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue(/Have this text checked/);
  await text.fill("**{{businessName}}** {{nothing}}");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no field {{nothing}}");
  await text.fill("**{{businessName}}**, {{vatNumber}}");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("region", { name: "As customers see it" })).toContainText("Pitlane");
  await expect(page.getByText("The settings leave blank: vatNumber")).toBeVisible();
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
});
