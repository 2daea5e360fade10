import type { Page } from "@playwright/test";

export const CUSTOMER = {
  "Full name": "Aoife Byrne",
  Email: "aoife.byrne@example.ie",
  "Shipping address": "12 High Street\nKilkenny, R95 X0X0",
};

export async function fillCheckout(page: Page, details: Partial<typeof CUSTOMER> = {}) {
  for (const [label, text] of Object.entries({ ...CUSTOMER, ...details })) {
    await page.getByLabel(label).fill(text);
  }
}

export async function placeOrder(page: Page) {
  await page.getByRole("button", { name: "Place Order" }).click();
}

interface ConfirmAnswer {
  orderId: string;
  order: { orderNumber: string; subtotal: string; tax: string; total: string };
}

/** Place the order and return the server's answer. */
export async function placeAndRead(page: Page): Promise<ConfirmAnswer> {
  const answer = page.waitForResponse("**/api/checkout/confirm");
  await placeOrder(page);
  return (await answer).json();
}
