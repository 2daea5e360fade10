// The screens on the pictures of docs/owner/, in the order in which an owner meets them: each goes on from the one before.

const PASSWORD = "four words for me";
const ADDRESS = "https://parts.example";

/** `isWide`: in a window as a desktop's, else in a narrow one, whose picture can be read on a phone. `show` leads to a screen and returns the part of it to take; nothing for the upper part of the window. */
export const SCENES = [
  {
    name: "password",
    async show(page, address) {
      await page.goto(`${address}/admin`);
      await page.getByRole("heading", { name: "Choose your password" }).waitFor();
      return page.getByRole("main").locator("> div");
    },
  },
  {
    name: "first-run",
    async show(page) {
      await page.getByLabel("New password").fill(PASSWORD);
      await page.getByLabel("Repeat the password").fill(PASSWORD);
      await page.getByRole("button", { name: "Set password" }).click();
      await page.getByRole("heading", { name: "Your workshop" }).waitFor();
      await page.getByLabel("Business name").fill("Hartmann's Workshop");
      await page.getByRole("button", { name: "Continue" }).click();
      await skipTo(page, "How does tax work?");
      return page.getByRole("form");
    },
  },
  {
    name: "today",
    isWide: true,
    async show(page, address) {
      await skipTo(page, "Start with something in the shop?");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Go to the back office" }).click();
      await page.goto(`${address}/admin`);
      await page.getByRole("link", { name: /accepted quote to book/ }).waitFor();
    },
  },
  {
    name: "calendar",
    isWide: true,
    async show(page, address) {
      await page.goto(`${address}/admin/calendar`);
      await page.getByText("Bay 2").first().waitFor();
    },
  },
  {
    name: "look",
    isWide: true,
    async show(page, address) {
      await page.goto(`${address}/admin/look`);
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "ways",
    async show(page, address) {
      await page.goto(`${address}/admin/online`);
      await page.getByText("Other ways").click();
      return section(page, "How customers reach the shop");
    },
  },
  {
    name: "tunnel",
    async show(page) {
      await page.getByRole("radio", { name: /^Cloudflare tunnel/ }).check();
      await page.getByText("Your own permanent address").click();
      return section(page, "Cloudflare tunnel");
    },
  },
  {
    name: "router",
    async show(page) {
      await page.getByRole("radio", { name: /^Port forward/ }).check();
      return section(page, "Port forward");
    },
  },
  {
    name: "address",
    async show(page, address) {
      await page.request.patch(`${address}/api/admin/settings`, {
        data: { publicUrl: ADDRESS, tunnel: "cloudflare" },
        headers: { Origin: address },
      });
      await page.reload();
      return section(page, "Your address");
    },
  },
  {
    name: "updates",
    async show(page, address) {
      await page.goto(`${address}/admin/settings/updates`);
      return section(page, "Where Pitlane looks for updates");
    },
  },
  {
    name: "backups",
    isWide: true,
    async show(page, address) {
      await page.route("**/api/admin/backup-folder", showNoDrives);
      await page.goto(`${address}/admin/backups`);
      await page.getByRole("button", { name: "Back up now" }).click();
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "restore",
    async show(page) {
      await page
        .getByRole("button", { name: /^Restore the backup/ })
        .first()
        .click();
      const question = page.getByRole("dialog");
      await question.getByText("No orders or enquiries").waitFor();
      return question;
    },
  },
];

/** Leaves out the drives of the PC that makes the pictures. */
async function showNoDrives(route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, json: { ...(await answer.json()), drives: [] } });
}

/** Skips the questions of the first run before the one of this heading. */
async function skipTo(page, heading) {
  const wanted = page.getByRole("heading", { name: heading });
  const skip = page.getByRole("button", { name: "Skip", exact: true });
  for (;;) {
    await wanted.or(skip).first().waitFor();
    if (await wanted.isVisible()) return;
    const before = await page.getByRole("heading").first().textContent();
    await skip.click();
    await page.waitForFunction((was) => document.querySelector("h1, h2")?.textContent !== was, before);
  }
}

async function section(page, title) {
  const found = page.getByRole("region", { name: title, exact: true });
  await found.waitFor();
  return found;
}
