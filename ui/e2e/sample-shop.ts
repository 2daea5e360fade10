import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { ADMIN_PASSWORD } from "../playwright.config";
import { answering, freePort, stopServer } from "./admin/own-shop";
import { test as base } from "./fixtures";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The sample's pictures take their time. */
const START_LIMIT_MS = 60_000;

/** Settings as a new shop has them: each test begins with these. */
const AS_NEW = {
  taxMode: "added",
  taxRate: "10",
  deliveryPrice: "",
  freeDeliveryOver: "500.00",
  collection: false,
  closedUntil: "",
  closedMessage: "",
};

interface PlacedByOwner {
  id: string;
  orderNumber: string;
}

/** The owner's actions meanwhile, in an owner's words. */
export class Owner {
  constructor(private readonly request: APIRequestContext) {}

  async set(settings: object) {
    const answer = await this.request.patch("/api/admin/settings", { data: settings });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** An order as it came by telephone. */
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

  async stock(productId: string, inventory: number) {
    const answer = await this.request.patch(`/api/admin/products/${productId}`, { data: { inventory } });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async change(orderId: string, change: object) {
    const answer = await this.request.patch(`/api/admin/orders/${orderId}`, { data: change });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

/** A shop of this worker alone with the sample catalogue, whose settings a test may change. The page is a customer's. */
export const test = base.extend<{ owner: Owner }, { sampleShop: string }>({
  sampleShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "pitlane-sample-"));
      const port = await freePort();
      const server = serveSample(port, folder);
      try {
        const url = `http://127.0.0.1:${port}`;
        await answering(url, START_LIMIT_MS);
        await use(url);
      } finally {
        await stopServer(server);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 2 * START_LIMIT_MS },
  ],
  baseURL: async ({ sampleShop }, use) => use(sampleShop),
  owner: [
    async ({ playwright, sampleShop }, use) => {
      const request = await playwright.request.newContext({ baseURL: sampleShop });
      await request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
      const owner = new Owner(request);
      await owner.set(AS_NEW);
      await use(owner);
      await request.dispose();
    },
    { auto: true },
  ],
});

function serveSample(port: number, folder: string): ChildProcess {
  const python = process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python";
  const ports = ["--host", "127.0.0.1", "--port", String(port), "--desk-port", "0"];
  return spawn(join(repository, python), ["-m", "app", "serve", "--sample", ...ports, "--data-dir", folder], {
    cwd: repository,
    env: { ...process.env, PITLANE_THROTTLES: "off", PITLANE_ADMIN_PASSWORD: ADMIN_PASSWORD },
    stdio: "ignore",
  });
}

export { expect, expectNoSeriousFindings, holdClock } from "./fixtures";
