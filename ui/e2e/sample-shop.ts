import type { APIRequestContext } from "@playwright/test";
import { ADMIN_PASSWORD } from "../playwright.config";
import type { ListedProduct } from "./catalogue-verbs";
import { test as base } from "./fixtures";

/** These are the settings of a new shop. Each test begins and ends with them. */
export const AS_NEW = {
  worksOnCars: true,
  taxMode: "added",
  taxRate: "10",
  deliveryPrice: "",
  freeDeliveryOver: "500.00",
  collection: false,
  closedUntil: "",
  closedMessage: "",
  offerWorkshop: false,
  offerTransfer: false,
  offerCard: false,
  stripeKey: "",
  iban: "",
  accountName: "",
  deliveryTime: "",
};

interface PlacedByOwner {
  id: string;
  orderNumber: string;
}

/** The actions of the owner meanwhile. */
export class Owner {
  constructor(private readonly request: APIRequestContext) {}

  async set(settings: object) {
    const answer = await this.request.patch("/api/admin/settings", { data: settings });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Enter an order that was taken by telephone. */
  async takeOrder(productId: string, details: object = {}): Promise<PlacedByOwner> {
    const answer = await this.request.post("/api/admin/orders", {
      data: {
        items: [{ productId, quantity: 2 }],
        customerName: "Aoife Byrne",
        customerEmail: "aoife.byrne@example.ie",
        shippingAddress: "12 High Street\nKilkenny, R95 X0X0",
        ...details,
      },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()).order;
  }

  /** Add a part that no other test sells. The others count the parts, so `removePart` removes it. */
  async addPart(details: object): Promise<ListedProduct> {
    const answer = await this.request.post("/api/admin/products", {
      data: { description: "For this test alone", ...details },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()).product;
  }

  async removePart({ id }: ListedProduct) {
    const answer = await this.request.delete(`/api/admin/products/${id}`);
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Add an empty brand or category. Returns what removes it, because the other tests count them. */
  async addRow(list: "brands" | "product-categories", name: string): Promise<() => Promise<void>> {
    const answer = await this.request.post(`/api/admin/${list}`, { data: { name } });
    if (!answer.ok()) throw new Error(await answer.text());
    const { id } = await answer.json();
    return async () => {
      await this.request.delete(`/api/admin/${list}/${id}`);
    };
  }

  async stock(productId: string, inventory: number) {
    const answer = await this.request.patch(`/api/admin/products/${productId}`, { data: { inventory } });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async change(orderId: string, change: object) {
    const answer = await this.request.patch(`/api/admin/orders/${orderId}`, { data: change });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

/** The tests run in the worker's shop, whose settings a test may change. The page is a customer's. */
export const test = base.extend<{ owner: Owner }>({
  owner: [
    async ({ playwright, workersShop }, use) => {
      const request = await playwright.request.newContext({ baseURL: workersShop });
      await request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
      const owner = new Owner(request);
      await owner.set(AS_NEW);
      await use(owner);
      await owner.set(AS_NEW);
      await request.dispose();
    },
    { auto: true },
  ],
});

export { expect, expectNoSeriousFindings, holdClock } from "./fixtures";
