import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, test } from "../admin/own-shop";
import { goInside } from "../go";

/** These are a word that nothing breaks, and a text as long as somebody may paste it. */
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaenskajuete";
const LONG = `${WORD} ${"Long ".repeat(20)}${WORD}`.slice(0, 200);
const LINES = Array.from({ length: 60 }, (_, line) => `${line + 1}. ${WORD}`).join("\n");
/** What stays within the narrowest phone stays within the others. */
const WIDTHS = [360, 1024, 1440];

interface Places {
  public: string[];
  admin: string[];
}

let places: Places | undefined;

/** Fill a shop in which every text is as long as it may be. Returns where it can be read. */
async function fill(request: APIRequestContext): Promise<Places> {
  const send = async (method: "post" | "patch", path: string, data: object) => {
    const answer = await request[method](`/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json().catch(() => ({}));
  };
  await request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
  await send("patch", "admin/settings", {
    businessName: LONG,
    tagline: LONG,
    address: LINES,
    hours: [{ days: WORD, hours: WORD }],
    stats: [{ value: WORD.slice(0, 20), label: WORD }],
    galleryImages: [{ slot: "1", title: LONG, badge: WORD, description: LONG }],
  });
  const category = await send("post", "admin/product-categories", { name: LONG });
  const brand = await send("post", "admin/brands", { name: LONG });
  const model = await send("post", "admin/models", { brandId: brand.id, name: LONG, year: LONG });
  const { product } = await send("post", "admin/products", {
    name: LONG,
    slug: "long",
    description: LINES,
    price: "99.00",
    category: category.name,
    inventory: 40,
    featured: 1,
  });
  await send("post", `admin/products/${product.id}/compatibility`, { modelIds: [model.id] });
  await send("post", "contact", {
    name: LONG,
    email: `${WORD}@${WORD}.example`,
    phone: "",
    vehicleType: LONG,
    serviceInterest: "",
    message: LINES,
  });
  const { order } = await send("post", "admin/orders", {
    items: [{ productId: product.id, quantity: 1 }],
    customerName: LONG,
    customerEmail: `${WORD}@${WORD}.example`,
    shippingAddress: LINES,
  });
  return {
    public: [
      "/",
      "/shop",
      `/shop?category=${category.slug}`,
      `/shop?search=${WORD}`,
      "/shop/long",
      "/by-vehicle",
      `/shop/brands/${brand.slug}`,
      "/cart",
      `/shop/brands/${brand.slug}/${model.slug}`,
      "/checkout",
      `/order/${order.id}`,
      "/order-lookup",
      "/privacy",
      `/${WORD}`,
    ],
    admin: [
      "dashboard",
      `products/${product.id}`,
      "orders",
      `orders/${order.id}`,
      "orders/new",
      "contact-messages",
      "categories",
      "vehicles",
      "mails",
      "settings",
      "settings/selling",
      "analytics",
    ].map((name) => `/admin/${name}`),
  };
}

/** Return elements wider than the window and texts cut off without a sign. */
function findBroken(): string[] {
  const name = (each: Element) =>
    `${each.tagName.toLowerCase()}.${each.className} "${each.textContent?.slice(0, 30)}"`;
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  const clipped = [...document.querySelectorAll<HTMLElement>("body *")].filter((each) => {
    if (each.clientWidth <= 1 || each.scrollWidth - each.clientWidth <= 1) return false;
    const { overflowX, textOverflow } = getComputedStyle(each);
    const own = [...each.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return own && overflowX === "hidden" && textOverflow !== "ellipsis";
  });
  const outside = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea")].filter(
    (each) => {
      const { left, right, width } = each.getBoundingClientRect();
      if (width === 0 || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      for (let around = each.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== "visible") return false;
      }
      return left < -1 || right > window.innerWidth + 1;
    },
  );
  return [
    ...(excess > 0 ? [`${excess} px wider than the window`] : []),
    ...clipped.map((each) => `cut: ${name(each)}`),
    ...outside.map((each) => `outside: ${name(each)}`),
  ];
}

async function look(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") {
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor();
  } else {
    await goInside(page, path);
  }
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findBroken), `${path} at ${width} px`).toEqual([]);
  }
}

test.use({ expectedErrors: /404/ });

test.describe("words of fifty letters and texts of sixty lines", () => {
  for (const part of ["public", "admin"] as const) {
    test(`stay within every ${part} page`, async ({ page }) => {
      test.slow();
      places ??= await fill(page.request);
      for (const path of places[part]) await test.step(path, () => look(page, path));
    });
  }
});
