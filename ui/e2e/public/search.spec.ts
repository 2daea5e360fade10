import { card, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("the header's search suggests while one types, and its results are narrowed in the address", async ({
  shop,
  page,
}) => {
  const categories = page.getByRole("navigation", { name: "Category" }).getByRole("link");
  const box = page.getByRole("searchbox", { name: "Search parts" });

  await test.step("the header's search suggests while one types, and Enter shows the results", async () => {
    await shop.visit("/privacy");
    await page.keyboard.type("/coil");
    const field = page.getByRole("combobox", { name: "Search parts" });
    await expect(field).toBeFocused();
    await expect(field, "what is typed before the field's file is there").toHaveValue("coil");
    await field.fill("coilover");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    await shop.expectFits();
    await field.press("ArrowDown");
    const first = options.first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "none");
    await field.press("ArrowUp");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await field.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Search", exact: true })).toBeFocused();

    await page.keyboard.press("Enter");
    await field.fill("golf 2016 coilovr");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=golf+2016+coilovr");
    const status = page.getByText("Showing results for");
    await expect(status).toContainText("golf 2016 coilover. Search instead for golf 2016 coilovr.");
    await expect(page.getByRole("article").first()).toContainText("Lowline Coilover Kit, Volkswagen");
    await expect(page.getByRole("link", { name: "Volkswagen Golf Mk7" })).toBeVisible();
    await shop.expectFits();
    await status.getByRole("link", { name: "golf 2016 coilovr" }).click();
    await expect(page.getByRole("heading", { name: "Closest parts" })).toBeVisible();
    await page.getByRole("link", { name: "Ask us to source it" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(
      "Can you get this part for me: “golf 2016 coilovr”?",
    );
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Closest parts" })).toBeVisible();
  });

  await test.step("results are narrowed in the address", async () => {
    await box.fill("kit");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=kit");
    await expect(categories.first()).toContainText("All");
    await categories.nth(1).click();
    await expect(page).toHaveURL(/[?&]category=/);
    await expect(categories.nth(1)).toHaveAttribute("aria-current", "true");
  });

  await test.step("from the shop the search has an address of its own, is recorded, and Back returns to it", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
    await expect(title(page, "Shop"), "the field of the results is gone").toBeVisible();
    const recorded = page.waitForRequest("**/api/analytics/product-view");
    await box.fill("  dash cam ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=dash+cam");
    expect((await recorded).postDataJSON()).toMatchObject({ searchQuery: "dash cam" });
    await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
    await box.fill("zzz & co");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "Nothing matches “zzz & co”" })).toBeVisible();
    await page.goBack();
    await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
    await expect(box).toHaveValue("dash cam");
  });

  await test.step("what nothing matches shows what is near", async () => {
    await box.fill("brake umbrella stand");
    await box.press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing matches “brake umbrella stand”" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectNoSeriousFindings(page);
    await box.fill("window tint");
    await box.press("Enter");
    await expect(page.getByRole("article").first()).toContainText("Window Film");
    await page.getByRole("link", { name: "Window Tinting: ask for a price" }).click();
    await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("tinting");
  });
});
