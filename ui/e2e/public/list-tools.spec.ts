import type { Locator, Page } from "@playwright/test";
import { card } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";
import { goInside } from "../go";

const GOLF = "/shop/brands/volkswagen/golf-mk7";
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

/** Return the texts of the card's links that take a press where nothing is seen of them. */
function unseenLinks(card: Locator) {
  return card
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter(
          (link) => Number(getComputedStyle(link).opacity) === 0 || link.getBoundingClientRect().width < 16,
        )
        .map((link) => link.textContent),
    );
}

test("on a phone a list has two columns, its first row in sight, and its filters in a sheet", {
  tag: "@phone",
}, async ({ shop, page }) => {
  await watchShifts(page);
  await shop.visit(GOLF);
  const cards = page.getByRole("article");
  const boxes = await Promise.all([0, 1, 2].map((place) => cards.nth(place).boundingBox()));
  const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(first?.height).toBeLessThanOrEqual(300);
  expect(second?.y).toBe(first?.y);
  expect(third?.x).toBe(first?.x);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  expect(await unseenLinks(cards.first())).toEqual([]);
  const tools = page.getByRole("button", { name: "Filter" });
  await expect(tools).toBeVisible();
  await shop.expectNoShift(GOLF);
  await tools.tap();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByLabel("Sort").selectOption("Price, lowest first");
  await sheet.getByRole("checkbox", { name: /^In stock \(\d+\)$/ }).check();
  await sheet.getByLabel("Lowest price").fill("50");
  await sheet.getByLabel("Highest price").fill("20");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("alert")).toHaveText("The highest price must not be below the lowest");
  await sheet.getByLabel("Highest price").fill("€ 500,00");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${GOLF}?sort=price&inStock=1&priceFrom=50&priceTo=500.00`);
  await expectNoSeriousFindings(page, "dialog[open]");
  await sheet.getByRole("button", { name: /^Show \d+ parts$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(card(page, "Sixpot 345 Front Brake Kit, Volkswagen Group")).toHaveCount(0);
  await page.getByRole("heading", { name: "For every vehicle" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Filter, 2 set" })).toBeInViewport({ ratio: 1 });
  await shop.expectNoSidewaysScroll();
});

test("a list's order and filters are in the address, with their counts", async ({ shop, page }) => {
  await shop.visit(`${GOLF}?category=styling-parts`);
  const chips = page.getByRole("navigation", { name: "Filter by category" });
  await expect(chips.getByRole("link", { name: /^Styling Parts/ })).toHaveText("Styling Parts15");
  await page.getByRole("checkbox", { name: "In stock (14)" }).check();
  await expect(chips.getByRole("link", { name: /^Styling Parts/ })).toHaveText("Styling Parts14");
  await page.getByLabel("Sort").selectOption("Price, highest first");
  await expect(page).toHaveURL(`${GOLF}?category=styling-parts&sort=-price&inStock=1`);
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Vector 7/);
  await page.reload();
  await shop.ready();
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Vector 7/);
  await page.getByLabel("Lowest price").fill("99999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No parts match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${GOLF}?category=styling-parts&sort=-price`);
  await goInside(page, "/shop?category=styling-parts&sort=cheap&priceFrom=x&inStock=2");
  await expect(page.getByLabel("Sort")).toHaveValue("best");
});
