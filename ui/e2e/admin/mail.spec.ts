import type { Page } from "@playwright/test";
import { goInside } from "../go";
import { openSection } from "./settings-verbs";
import { expect, mailSettings, passMailPauses, test } from "./trade-verbs";

const PASSWORD = "between us only";

interface MailState {
  toName: string;
  status: string;
  attempts: number;
}

const mailOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "E-mails" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) });
const openMail = (page: Page, name: string) =>
  mailOf(page, name).first().getByRole("button", { name }).click();
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "E-mails by status" })
    .getByRole("link", { name: new RegExp(`^${name}`) });

// What is not right is refused. No mail program answers here, and the browser says so on the console.
test.use({ expectedErrors: [/status of 400|registered handler/] });

test("a test mail shows the provider's own refusal, then that it works; the password stays between the owner and the server", async ({
  mailServer,
  owner,
  shop,
  page,
}) => {
  const password = page.getByLabel("Password");
  const save = page.getByRole("button", { name: "Save settings" });

  await test.step("a test mail shows the provider's own refusal, then that it works", async () => {
    await shop.visit("/admin/settings/mail");
    await openSection(page, "Send a test");
    await expect(page.getByText("A server and a sender are needed first.")).toBeVisible();
    await openSection(page, "Your e-mail account");
    await page.getByRole("textbox", { name: "E-mail address" }).fill("garage@gmail.com");
    await expect(page.getByLabel("Provider")).toHaveValue("Gmail");
    await expect(page.getByRole("link", { name: "Open Gmail's page" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Server" })).toHaveCount(0);
    await page.getByLabel("Provider").selectOption("Other provider");
    await page.getByLabel("Encryption").selectOption("none");
    await expect(page.getByLabel("Port"), "the usual one").toHaveValue("25");
    await page.getByRole("textbox", { name: "Server" }).fill("127.0.0.1");
    await page.getByLabel("Port").fill(String(mailServer.port));
    await page.getByRole("textbox", { name: "E-mail address" }).fill("shop@pitlane.example");
    await expect(page.getByRole("textbox", { name: "User name" })).toHaveValue("shop@pitlane.example");
    await page.getByRole("textbox", { name: "User name" }).fill("");
    await openSection(page, "Send a test");
    await page.getByLabel("Send it to").fill("me@pitlane.example");
    mailServer.refusal = "550 5.7.1 Not from this sender";
    await page.getByRole("button", { name: "Save and send a test" }).click();
    await expect(page.getByText("It does not work yet.")).toBeVisible();
    await expect(page.getByText("550 5.7.1 Not from this sender")).toBeVisible();
    // The toast about the saved settings is shown and gone meanwhile.
    await expect(page.locator(".toast")).toBeVisible();
    await expect(page.locator(".toast")).toBeHidden({ timeout: 20_000 });
    await shop.expectFits();

    mailServer.refusal = undefined;
    await page.getByRole("button", { name: "Send a test", exact: true }).click();
    await expect(page.getByText("It works.")).toBeVisible();
    expect(mailServer.mails.at(-1)).toContain("me@pitlane.example");
  });

  await test.step("the password is written, never read, and can be removed", async () => {
    await expect(password).toHaveAccessibleDescription(/^Not set/);
    await password.fill(PASSWORD);
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Set\./);
    await expect(password).toHaveValue("");
    expect(JSON.stringify(await owner.read("/api/admin/settings"))).not.toContain(PASSWORD);
    await page.getByRole("button", { name: "Remove the password" }).click();
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Not set/);
  });

  await test.step("another server gets no password of the one before, and an unencrypted line only when it is ticked", async () => {
    await page.getByLabel("Encryption").selectOption("starttls");
    await password.fill(PASSWORD);
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Set\./);
    await page.getByRole("textbox", { name: "Server" }).fill("smtp.example.com");
    await expect(password).toHaveAccessibleDescription(/^Enter it again/);
    await page.getByLabel("Encryption").selectOption("none");
    await save.click();
    await expect(page.getByLabel("Encryption")).toHaveAccessibleDescription(/^Without encryption anyone/);
    await page.getByLabel(/^Send unencrypted/).check();
    await shop.expectFits();
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Not set/);
    await owner.patch("/api/admin/settings", { mailUnencrypted: false });
  });

  await test.step("a field that is not right is said at the field", async () => {
    await page.getByLabel("Port").fill("0");
    await page.getByRole("button", { name: "Save and send a test" }).click();
    await expect(page.getByLabel("Port")).toBeFocused();
    await expect(page.getByText("Port must be a number from 1 to 65535")).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
  });

  await test.step("without a public address the owner is told that mails carry no link", async () => {
    const note = page.getByRole("complementary", { name: "No public address" });
    await expect(note).toContainText("e-mails to customers have no link to their order");
    await note.getByRole("link", { name: "Set the public address" }).click();
    await expect(page.getByRole("region", { name: "Public address" })).toBeInViewport();
  });
});

test("the outbox is announced, sent by hand, sent by a server, and once more; what failed is tried again", async ({
  owner,
  ownShop,
  shop,
  page,
  customer,
  mailServer,
}) => {
  // A new order's toast would take the place of the one that is looked for: all are there before the page is.
  const [done, waiting, opened] = [await customer.order(), await customer.order(), await customer.order()];

  await test.step("a mail waits for the owner, opens written, and is then done", async () => {
    const { orderNumber, name } = opened;
    await shop.visit("/admin/mails?status=by_hand");
    await openMail(page, name);
    await expect(mailOf(page, name)).toContainText("Order received, to the customer");
    await expect(page.getByRole("link", { name: `Order ${orderNumber}` })).toBeVisible();
    const designed = page.getByRole("link", { name: "Show the e-mail with its design" });
    const asPage = await page.request.get((await designed.getAttribute("href")) ?? "");
    expect(asPage.headers()["content-type"]).toContain("text/html");
    await shop.expectFits();

    const open = page.getByRole("link", { name: "Open in my mail program" });
    await expect(open).toHaveAttribute("href", new RegExp(`^mailto:.*${orderNumber}`));
    await open.click();
    await expect(shop.toast("Marked as done by you")).toBeVisible();
    await expect(mailOf(page, name)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Outbox" })).toBeFocused();
    await tab(page, "Not sent by Pitlane").click();
    await expect(mailOf(page, name)).toBeVisible();
    await tab(page, "To be sent by you").click();
  });

  await test.step("a mail that needs no sending is marked as done", async () => {
    await openMail(page, done.name);
    await page.getByRole("button", { name: "Mark as done" }).click();
    await expect(shop.toast("Marked as done by you")).toBeVisible();
    await expect(mailOf(page, done.name)).toHaveCount(0);
  });

  await test.step("the bar counts what waits for the owner, who is led to the mail server", async () => {
    await goInside(page, "/admin/orders");
    await page.getByRole("link", { name: /^Inbox \d+/ }).click();
    await page.getByRole("link", { name: /^E-mails \d+ failed or to be sent by you/ }).click();
    await expect(tab(page, "To be sent by you")).toHaveText(/ \d+$|you\d+$/);
    await page.getByRole("link", { name: "Set up a mail server" }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/mail$/);
  });

  await test.step("what waits goes out once there is a server, and once more when it is asked for", async () => {
    await owner.patch("/api/admin/settings", mailSettings(mailServer));
    await shop.visit("/admin/mails");
    await page.getByRole("button", { name: "Send them now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await expect(shop.toast("handed to the mail server")).toBeVisible();
    const got = () => mailServer.mails.filter((mail) => mail.includes(waiting.name)).length;
    await expect.poll(got).toBe(1);
    await expect(page.getByRole("region", { name: "E-mails waiting for you" })).toBeHidden();

    await tab(page, "Sent").click();
    await openMail(page, waiting.name);
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click();
    await expect(shop.toast("The e-mail is being sent")).toBeVisible();
    await expect.poll(got).toBe(2);
  });

  await test.step("a mail that the server refuses says why, and is sent when it no longer does", async () => {
    mailServer.refusal = "451 4.3.0 Come back later";
    const { name } = await customer.order();
    const tried = async () => {
      const { mails } = await owner.read<{ mails: MailState[] }>("/api/admin/mails");
      return mails.some(({ toName, attempts }) => toName === name && attempts > 0);
    };
    await expect.poll(tried).toBe(true);
    await tab(page, "Waiting").click();
    await openMail(page, name);
    await expect(mailOf(page, name).first()).toContainText("451 4.3.0 Come back later");
    mailServer.refusal = undefined;
    await page.getByRole("button", { name: "Send now" }).click();
    await expect(shop.toast("The e-mail is being sent")).toBeVisible();
    await expect.poll(() => mailServer.mails.some((mail) => mail.includes(name))).toBe(true);
  });

  await test.step("a mail that was refused at every try has failed: counted, explained, and sent once it is tried again", async () => {
    mailServer.refusal = "550 5.7.1 Not from this sender";
    const { name } = await customer.order();
    const stateOf = async () => {
      const { mails } = await owner.read<{ mails: MailState[] }>("/api/admin/mails");
      return mails
        .filter(({ toName }) => toName === name)
        .map(({ status, attempts }) => `${status} ${attempts}`);
    };
    await expect.poll(stateOf).toEqual(["waiting 1"]);
    passMailPauses(ownShop.folder);
    await expect.poll(stateOf, { timeout: 20_000 }).toEqual(["failed 6"]);

    await tab(page, "Failed").click();
    await expect(tab(page, "Failed")).toHaveText(/^Failed[1-9]/);
    await expect(mailOf(page, name), "the reason at a glance").toContainText(
      "550 5.7.1 Not from this sender",
    );
    await openMail(page, name);
    await expect(mailOf(page, name)).toContainText("550 5.7.1 Not from this sender");
    await expect(mailOf(page, name)).toContainText("6; no further tries");
    await shop.expectFits();

    mailServer.refusal = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shop.toast("The e-mail is being sent")).toBeVisible();
    await expect.poll(() => mailServer.mails.some((mail) => mail.includes(name))).toBe(true);
    await expect(mailOf(page, name)).toHaveCount(0);
  });
});
