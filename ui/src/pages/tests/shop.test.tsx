import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { address, showScreen } from "@/shared/test/show-screen";
import ByVehiclePage from "../by-vehicle";
import ShopPage from "../shop";

const AUDI = { id: "b1", name: "Audi", slug: "audi", modelCount: 1 };
const A3 = { id: "m1", name: "A3", slug: "a3", brandId: "b1", year: "2013-2020" };
const CARE = { id: "k1", name: "Care", slug: "care", productCount: 3 };

/** A shop with a brand, a model and a category. */
function aShop(): FakeServer {
  const server = new FakeServer();
  server.answer("GET /api/brands", [AUDI]);
  server.answer("GET /api/models", [A3]);
  server.answer("GET /api/product-categories", [CARE]);
  return server;
}

const showShop = (at: string) => showScreen(<ShopPage />, { at });
const showByVehicle = (at: string) => showScreen(<ByVehiclePage />, { at });

test("while no part is for sale each way into the shop says so and offers an enquiry, and no vehicle to choose", async () => {
  const server = aShop();
  server.answer("GET /api/product-categories", [{ ...CARE, productCount: 0 }]);
  showShop("/shop");
  await screen.findByRole("heading", { name: "No parts online yet" });
  expect(screen.getByRole("link", { name: "Ask for a part" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Audi" })).toBeNull();
});

test("the same by vehicle, where it is also said that there is no brand", async () => {
  const server = aShop();
  server.answer("GET /api/product-categories", [{ ...CARE, productCount: 0 }]);
  server.answer("GET /api/brands", []);
  showByVehicle("/by-vehicle");
  await screen.findByRole("link", { name: "Ask for a part" });
  expect(screen.getByRole("heading", { name: "No brands available" })).toBeDefined();
  expect(screen.queryByText("Choose your brand")).toBeNull();
});

test.each([
  ["a brand without models", "/shop?brand=audi", "GET /api/models", "No Models Added Yet"],
  ["a category without parts", "/shop?category=care", "GET /api/products", "Nothing here yet"],
  ["a model without parts", "/shop?brand=audi&model=a3", "GET /api/models/m1/products", "No parts yet"],
  ["a shop without brands", "/shop", "GET /api/brands", "No brands available"],
] as const)("%s says so", async (_what, at, call, words) => {
  const server = aShop();
  server.answer(call, []);
  showShop(at);
  await screen.findByRole("heading", { name: words });
});

test.each([
  ["/shop?brand=trabant", "/shop"],
  ["/shop?brand=audi&model=a99", "/shop"],
  ["/by-vehicle?brand=trabant", "/by-vehicle"],
])("a vehicle that there is not, at %s, leads back to the vehicles", async (at, start) => {
  aShop();
  (start === "/shop" ? showShop : showByVehicle)(at);
  const way = await screen.findByRole("link", { name: "Choose a vehicle" });
  expect(way.getAttribute("href")).toBe(start);
});

test.each(["/shop?brand=audi", "/shop?brand=audi&model=a3", "/shop?category=care"])(
  "Back on the page leads from %s to the start of the shop",
  async (at) => {
    aShop();
    showShop(at);
    await press("Back");
    await waitFor(() => expect(address()).toBe("/shop"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Shop" }));
  },
);

test.each([
  ["/shop", "GET /api/product-categories", "The categories could not be loaded.", "Care"],
  ["/shop", "GET /api/brands", "The brands could not be loaded.", "Audi"],
  ["/shop?brand=audi", "GET /api/models", "The models could not be loaded.", /^A3/],
  ["/shop?category=care", "GET /api/products", "The products could not be loaded.", "Browse the shop"],
  [
    "/shop?brand=audi&model=a3",
    "GET /api/models/m1/products",
    "The parts could not be loaded.",
    "Ask us about this vehicle",
  ],
] as const)("at %s a refused %s is said and asked for again", async (at, call, words, then) => {
  const server = aShop();
  server.refuse(call, 503, { message: "busy" });
  showShop(at);
  const note = (await screen.findByText(words)).closest<HTMLElement>("[role=alert]") as HTMLElement;
  server.restore(call);
  await press("Retry", note);
  await screen.findByRole("link", { name: then });
  expect(screen.queryByText(words)).toBeNull();
});

test("eight tiles hold the place of the brands while they load", async () => {
  const server = aShop();
  const { answer } = server.hold("GET /api/brands");
  showShop("/shop");
  const places = await screen.findByTestId("tile-skeletons");
  expect(places.querySelectorAll("[aria-hidden]")).toHaveLength(8);
  await act(async () => answer());
  await screen.findByRole("link", { name: "Audi" });
  expect(screen.queryByTestId("tile-skeletons")).toBeNull();
});

const part = (place: number) => ({
  id: `p${place}`,
  name: `Part ${place}`,
  slug: `part-${place}`,
  price: "10.00",
});
const HEAD = { "X-Total-Count": "150" };
const LIST = "GET /api/products?search=part&sort=best&limit=60";

/** A list of 150 parts, which are read in three. Each of them shows two, as cards take their time. */
function aLongList(): FakeServer {
  const server = aShop();
  server.answer(LIST as "GET /api/products", [part(0), part(1)], HEAD);
  server.answer(`${LIST}&offset=60` as "GET /api/products", [part(60), part(61)], HEAD);
  server.answer(`${LIST}&offset=120` as "GET /api/products", [part(120), part(121)], HEAD);
  return server;
}

const cards = () => [...document.querySelectorAll("article")];

test("a long list opens part by part, the first new card has the focus, and each part is there once", async () => {
  aLongList();
  showShop("/shop?search=part");
  await screen.findByText("60 of 150 products");
  await press("Show more");
  await screen.findByText("120 of 150 products");
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(document.activeElement).toBe(cards()[2]?.closest("li"));
  expect(address()).toContain("shown=120");
  await press("Show more");
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  const names = cards().map((card) => card.querySelector("h2, h3")?.textContent);
  expect(names).toEqual([0, 1, 60, 61, 120, 121].map((place) => `Part ${place}`));
});

test.each([
  ["120", 120],
  ["99999", 150],
  ["rubbish", 60],
])("an address with shown=%s opens %i of the list", async (shown, count) => {
  aLongList();
  showShop(`/shop?search=part&shown=${shown}`);
  await screen.findByText(`${count} of 150 products`);
  await waitFor(() => expect(cards()).toHaveLength(Math.ceil(count / 60) * 2));
});

test("a part of a list that does not come is said, and asked for again", async () => {
  const server = aLongList();
  server.refuse(`${LIST}&offset=60`, 503);
  showShop("/shop?search=part");
  await press("Show more");
  await screen.findByText("More products could not be loaded.");
  expect(cards()).toHaveLength(2);
  server.restore(`${LIST}&offset=60`);
  await press("Retry");
  await waitFor(() => expect(cards()).toHaveLength(4));
});
