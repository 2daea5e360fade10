import { test as base } from "@playwright/test";
import { MailServer } from "./admin/mail-server";
import { type Workshop, withWorkshop } from "./admin/workshop";
import { SERVED_LIMIT_MS, type Served, withShop } from "./server";
import { StripeServer } from "./stripe-server";

interface WorkersOwn {
  /** The address of a shop with the sample catalogue. */
  workersShop: string;
  /** An empty shop, for tests that would change what the tests of the other shop rely on. */
  ownShop: Served;
  mailServer: MailServer;
  workshop: Workshop;
}

/**
 * Fixtures of a worker: made once for all its files.
 *
 * Files run beside each other so, and no test meets another's customers. All of them stand here, because Playwright
 * gives tests with other fixtures of a worker a new worker, which would start a browser and these shops again.
 */
export const test = base.extend<object, WorkersOwn>({
  workersShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => {
      const stripe = new StripeServer();
      await stripe.start();
      const more = { PITLANE_STRIPE_ADDRESS: stripe.address };
      await withShop(["--sample"], ({ url }) => use(url), more);
      stripe.stop();
    },
    { scope: "worker", timeout: SERVED_LIMIT_MS },
  ],
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => withShop([], use),
    { scope: "worker", timeout: SERVED_LIMIT_MS },
  ],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => {
      const server = new MailServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => withWorkshop(use),
    { scope: "worker", timeout: SERVED_LIMIT_MS },
  ],
});
