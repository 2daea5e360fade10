import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import ShopPage from "../shop";

/** Show a category of one part. Returns its card. */
async function showCard(product: object): Promise<HTMLElement> {
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ id: "k1", name: "Care", slug: "care", productCount: 1 }]);
  const part = { id: "p1", name: "Wheel Set", slug: "wheel-set", category: "Care", price: "1900.00" };
  server.answer("GET /api/products", [{ ...part, leadDays: null, ...product }], { "X-Total-Count": "1" });
  showScreen(<ShopPage />, { at: "/shop?category=care" });
  return screen.findByRole("article");
}

test("a card tells category, price, that few are left and that it is featured, and leads to the part", async () => {
  const card = await showCard({ inventory: 3, featured: 1 });
  for (const words of ["Only 3 left in stock!", "Featured", "Care", "€1,900.00"])
    expect(card.textContent).toContain(words);
  for (const name of ["Wheel Set", "View Details"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/shop/wheel-set");
});

test("a card of a part that is sold out says so", async () => {
  expect((await showCard({ inventory: 0 })).textContent).toContain("Out of Stock");
});

test("a card of a part with plenty in stock says nothing of it", async () => {
  expect((await showCard({ inventory: 40 })).textContent).not.toMatch(/stock|Featured/i);
});
