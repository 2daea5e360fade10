import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, holdClock, test } from "../fixtures";
import { aName, sendEnquiry, signIn } from "./incoming-verbs";

const MESSAGE = "Can you fit it in a Golf?\nNext week would suit.";

const line = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(name) });
const count = (page: Page, choice: string) =>
  page.getByRole("group", { name: "Show" }).getByText(new RegExp(`^${choice}`));

async function enquire(page: Page, name = aName()) {
  const email = `${name.toLowerCase().replace(" ", ".")}@example.ie`;
  const id = await sendEnquiry(page.request, {
    name,
    email,
    phone: "086 555 0101",
    vehicleType: "VW Golf",
    serviceInterest: "carplay",
    message: MESSAGE,
  });
  return { id, name, email };
}

async function statusOf(page: Page, id: string): Promise<string | undefined> {
  const known = await (await page.request.get("/api/contact-inquiries")).json();
  return known.find((enquiry: { id: string }) => enquiry.id === id)?.status;
}

async function mark(page: Page, id: string, status: string) {
  await page.request.patch(`/api/contact-inquiries/${id}`, { data: { status } });
}

test.beforeEach(({ page }) => signIn(page));

test("unread ones stand first; opening marks read and shows all there is", { tag: "@both" }, async ({
  shop,
  page,
}) => {
  const unread = await enquire(page);
  const newer = await enquire(page);
  await mark(page, newer.id, "answered");
  await shop.visit("/admin/contact-messages");
  const place = async (name: string) =>
    (await page.getByRole("list", { name: "Messages" }).getByRole("button").allInnerTexts()).findIndex(
      (text) => text.includes(name),
    );
  await expect(line(page, unread.name)).toContainText("Unread");
  expect(await place(unread.name)).toBeLessThan(await place(newer.name));
  await line(page, unread.name).click();
  await expect(line(page, unread.name)).toContainText("Read");
  expect(await statusOf(page, unread.id)).toBe("read");
  const message = page.getByRole("listitem").filter({ has: line(page, unread.name) });
  await expect(message.getByRole("definition")).toHaveText([
    unread.email,
    "086 555 0101",
    "VW Golf",
    "Apple CarPlay",
  ]);
  await expect(message.getByRole("link", { name: "086 555 0101" })).toHaveAttribute("href", "tel:0865550101");
  const reply = await message.getByRole("link", { name: "Reply by e-mail" }).getAttribute("href");
  expect(reply).toContain(`mailto:${unread.email}?subject=`);
  expect(decodeURIComponent(reply ?? "")).toContain("> Can you fit it in a Golf?\r\n> Next week would suit.");
  await shop.expectNoSidewaysScroll();
  await expectNoSeriousFindings(page);
});

test("marks answered, then finds by status and by words", async ({ shop, page }) => {
  const { id, name } = await enquire(page);
  await shop.visit("/admin/contact-messages");
  await line(page, name).click();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(line(page, name)).toContainText("Answered");
  expect(await statusOf(page, id)).toBe("answered");
  await page.getByRole("searchbox", { name: "Search messages" }).fill(`${name} golf apple carplay`);
  await expect(count(page, "All")).toContainText("1");
  await count(page, "Unread").click();
  await expect(page.getByRole("heading", { name: "No messages found" })).toBeVisible();
  await count(page, "Answered").click();
  await expect(line(page, name)).toBeVisible();
  await line(page, name).click();
  await page.getByRole("button", { name: "Mark as not answered" }).click();
  await expect(line(page, name)).toContainText("Read");
});

test("deletes after asking", async ({ shop, page }) => {
  const { id, name } = await enquire(page);
  await shop.visit("/admin/contact-messages");
  await line(page, name).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Delete this message?" });
  await expect(question).toContainText(`The message from ${name} and the mails about it are removed.`);
  await expectNoSeriousFindings(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await statusOf(page, id)).toBe("read");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete message" }).click();
  await expect(shop.toast("Message deleted")).toBeVisible();
  await expect(line(page, name)).toHaveCount(0);
  expect(await statusOf(page, id)).toBeUndefined();
});

test("a new message is told and joins the list by itself", async ({ shop, page }) => {
  await holdClock(page);
  await shop.visit("/admin/contact-messages");
  await expect(page.getByRole("group", { name: "Show" })).toBeVisible();
  const { name } = await enquire(page);
  await page.clock.fastForward(5000);
  await expect(shop.toast("New message")).toBeVisible();
  await expect(line(page, name)).toContainText("Unread");
});

test("a list without messages says what will come", async ({ shop, page }) => {
  await page.route("**/api/contact-inquiries", (route) => route.fulfill({ json: [] }));
  await shop.visit("/admin/contact-messages");
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
});

test.describe("refused", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("a mark or a deletion that fails is told", async ({ shop, page }) => {
    const { id, name } = await enquire(page);
    await shop.visit("/admin/contact-messages");
    await page.route(`**/api/contact-inquiries/${id}`, (route) =>
      route.fulfill({ status: 503, json: { message: "The disk is full" } }),
    );
    await line(page, name).click();
    await expect(shop.toast("Failed to update message")).toContainText("The disk is full");
    await expect(line(page, name)).toContainText("Unread");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete message" }).click();
    await expect(shop.toast("Failed to delete message")).toContainText("The disk is full");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(line(page, name)).toBeVisible();
  });

  test("a list that cannot be loaded offers to try again", async ({ shop, page }) => {
    const { name } = await enquire(page);
    await page.route("**/api/contact-inquiries", (route) => route.fulfill({ status: 503 }));
    await shop.visit("/admin/contact-messages");
    await expect(page.getByRole("alert")).toContainText("The messages could not be loaded.");
    await page.unroute("**/api/contact-inquiries");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(line(page, name)).toBeVisible();
  });
});
