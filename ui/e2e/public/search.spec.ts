import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("the header's search suggests while one types, and Enter shows the results", async ({ shop, page }) => {
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
  await expect(page.getByLabel("Message")).toHaveValue("Can you get this part for me: “golf 2016 coilovr”?");
});

test("results are narrowed in the address, and what nothing matches shows what is near", async ({
  shop,
  page,
}) => {
  await shop.visit("/search?q=kit");
  const categories = page.getByRole("navigation", { name: "Category" }).getByRole("link");
  await expect(categories.first()).toContainText("All");
  await categories.nth(1).click();
  await expect(page).toHaveURL(/[?&]category=/);
  await expect(categories.nth(1)).toHaveAttribute("aria-current", "true");
  await page.getByRole("searchbox", { name: "Search parts" }).fill("brake umbrella stand");
  await page.getByRole("searchbox", { name: "Search parts" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing matches “brake umbrella stand”" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.getByRole("searchbox", { name: "Search parts" }).fill("window tint");
  await page.getByRole("searchbox", { name: "Search parts" }).press("Enter");
  await expect(page.getByRole("article").first()).toContainText("Window Film");
  await page.getByRole("link", { name: "Window Tinting: ask for a price" }).click();
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("tinting");
});
