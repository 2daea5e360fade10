import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "../fixtures";
import { test as base, type Owner, uniquePerson } from "./admin-verbs";
import { buy, type PlacedOrder } from "./incoming-verbs";
import type { MailServer } from "./mail-server";

export { expect, expectNoSeriousFindings } from "../fixtures";

/** These tests change these settings, which are those of a new shop. */
const NEW = {
  mailHost: "",
  mailPort: 587,
  mailSecurity: "starttls",
  mailUser: "",
  mailPassword: "",
  mailFrom: "",
  ownerEmail: "",
  deliveryPrice: "",
  freeDeliveryOver: "500.00",
  collection: false,
  orderStockShare: 100,
  taxMode: "added",
  taxRate: "10",
  closedUntil: "",
  closedMessage: "",
  offerTransfer: false,
  iban: "",
  accountName: "",
};

/**
 * The tests run in the worker's own shop with a mail server beside it. After each test its settings are a new
 * shop's again.
 */
export const test = base.extend<{ newTerms: undefined; customer: Customer }>({
  newTerms: [
    async ({ owner, mailServer }, use) => {
      await use(undefined);
      mailServer.refusal = undefined;
      await owner.patch("/api/admin/settings", NEW);
    },
    { auto: true },
  ],
  customer: async ({ owner }, use) => use(new Customer(owner)),
});

export class Customer {
  constructor(private readonly owner: Owner) {}

  /** Order one piece of a part of its own, so that no test takes another's stock. */
  async order(name = uniquePerson()): Promise<PlacedOrder & { name: string }> {
    const { name: category } = await this.owner.category();
    const part = await this.owner.product({ category, price: "100.00" });
    const listed = { ...part, images: [] };
    return { ...(await buy(this.owner.page.request, name, [[listed, 1]])), name };
  }
}

/** Return the owner's settings for the mail server of these tests. */
export function mailSettings(server: MailServer) {
  return {
    mailHost: "127.0.0.1",
    mailPort: server.port,
    mailSecurity: "none",
    mailFrom: "shop@pitlane.example",
    ownerEmail: "owner@pitlane.example",
  };
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const MOVE_ON = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1], timeout=20) as shop:
    shop.execute("UPDATE mails SET attempts = attempts + 4, due_at = created_at WHERE status = 'waiting' AND attempts = 1")
`;

/** Skip the pauses between the tries of a mail, all but the last try: they take a day. */
export function passMailPauses(folder: string) {
  const python = process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python";
  const moved = spawnSync(join(repository, python), ["-c", MOVE_ON, join(folder, "pitlane.db")]);
  expect(moved.stderr.toString()).toBe("");
}
