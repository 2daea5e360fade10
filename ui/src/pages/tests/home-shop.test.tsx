import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import HomeShop from "../home-shop";

/** Let everything be near the window. */
function beNear() {
  vi.spyOn(globalThis, "IntersectionObserver").mockImplementation(function watcher(report) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    const made: Partial<IntersectionObserver> = {
      observe: () => report([entry], made as IntersectionObserver),
      disconnect: () => {},
    };
    return made as IntersectionObserver;
  });
}

const CARE = { id: "k1", name: "Care", slug: "care" };

test.each([
  [0, "Ask for a part", "Choose brand and model"],
  [3, "Choose brand and model", "Ask for a part"],
])("with %i parts for sale the home page offers “%s” and not “%s”", async (productCount, offered, other) => {
  beNear();
  const server = new FakeServer();
  server.answer("GET /api/product-categories", [{ ...CARE, productCount }]);
  showScreen(<HomeShop />, { at: "/" });
  const way = await screen.findByRole("link", { name: offered });
  expect(screen.queryByRole("link", { name: other })).toBeNull();
  expect(screen.queryByText("Choose your vehicle") === null).toBe(productCount === 0);
  if (productCount === 0) expect(way.getAttribute("href")).toBe("/#contact");
});
