import { expect, Shop, test } from "../fixtures";
import { aName, signIn } from "./incoming-verbs";

test("a customer declines a quote only after a question", async ({ page, browser }) => {
  await signIn(page);
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/${path}`, { data })).json();
  const name = aName();
  const contact = await post("contacts", { name });
  const line = { kind: "labour", text: "Fitting", quantity: "1.5", unitPrice: "60.00" };
  const quote = await post("quotes", { contactId: contact.id, lines: [line] });
  const { url } = await post(`quotes/${quote.id}/send`, { by: "link" });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const question = phone.getByRole("dialog", { name: "Decline this quote?" });
  const outcome = phone.getByRole("status").filter({ hasText: `${name} declined this quote on` });
  const decline = phone.getByRole("button", { name: "Decline", exact: true });
  await phone.goto(url);
  await decline.click();
  await expect(phone.getByText("Please type your name")).toBeVisible();
  await expect(question).toBeHidden();
  await phone.getByLabel("Your name").fill(name);
  await phone.getByLabel("Message").fill("Too dear for me");
  await decline.click();
  await expect(question).toContainText("After that you can no longer accept it");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await new Shop(phone).expectFits();
  await phone.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(decline).toBeFocused();
  await expect(outcome).toBeHidden();
  await decline.click();
  await question.getByRole("button", { name: "Decline the quote" }).click();
  await expect(outcome).toBeFocused();
  await expect(question).toBeHidden();
  const { status, message } = await (await page.request.get(`/api/admin/quotes/${quote.id}`)).json();
  expect({ status, message }).toEqual({ status: "declined", message: "Too dear for me" });
  await phone.context().close();
});
