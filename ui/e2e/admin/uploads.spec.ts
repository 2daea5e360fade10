import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, picture, test } from "./admin-verbs";

/** After 0.4 s it says that it is uploading. */
const upload = (page: Page) => page.getByRole("button", { name: /^Upload(ing…)?$/ });
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen pictures" }).getByRole("listitem");
const card = (page: Page, filename: string) => page.getByRole("listitem").filter({ hasText: filename });

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: /status of (409|415|500)/ });

  test("images are uploaded together and say where they are used; what cannot be uploaded or deleted is named", async ({
    shop,
    page,
    owner,
  }) => {
    // What the screen has read, it reads again only for what is changed in it: all of it is there before.
    const [used, unused, image] = [await owner.upload(), await owner.upload(), await owner.upload()];
    const brand = await owner.brand();
    await owner.patch(`/api/admin/brands/${brand.id}`, { logoUrl: used.url });

    await test.step("without a file it says so; an address is copied", async () => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await shop.visit("/admin/upload");
      const copy = card(page, unused.filename).getByRole("button", { name: /^(Copy URL|Copied)$/ });
      await copy.click();
      await expect(copy).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(unused.url, page.url()).href,
      );
      await upload(page).click();
      await expect(shop.toast("No file selected")).toContainText("Please select an image to upload");
      await shop.expectFits();
    });

    await test.step("several images are uploaded in one go, each with its progress", async () => {
      await page
        .getByLabel("Choose pictures")
        .setInputFiles([
          picture(),
          picture("product-coilover-320.webp"),
          picture("product-dash-cam-320.webp"),
        ]);
      await page.getByRole("button", { name: "Leave out product-dash-cam-320.webp" }).click();
      await expect(chosen(page)).toHaveCount(2);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/api/admin/upload-image", async (route) => {
        await held;
        await route.continue();
      });
      await upload(page).click();
      await expect(
        page.getByRole("progressbar", { name: "Uploading product-led-bulb-320.webp" }),
      ).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      release();
      await expect(shop.toast("2 pictures uploaded")).toBeVisible();
      await expect(chosen(page)).toContainText(["Uploaded", "Uploaded"]);
      const [newest] = await owner.read<{ filename: string }[]>("/api/admin/uploads");
      await expect(card(page, newest?.filename ?? "")).toContainText("Not used");
      await expectNoSeriousFindings(page);
    });

    await page.unrouteAll();

    await test.step("an image in use tells by what; unused ones can go", async () => {
      await expect(card(page, used.filename)).toContainText(`Used by ${brand.name}`);
      await expect(page.getByRole("button", { name: `Delete ${used.filename}` })).toHaveCount(0);
      await page.getByRole("button", { name: `Delete ${unused.filename}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
      await expect(shop.toast("Picture deleted")).toBeVisible();
      await expect(card(page, unused.filename)).toHaveCount(0);
    });

    await test.step("a file that is no picture fails, the others are taken, and it can be tried again", async () => {
      const noPicture = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
      await page
        .getByLabel("Choose pictures")
        .setInputFiles([picture(), picture("product-coilover-320.webp")]);
      await page.getByLabel("Choose pictures").setInputFiles([noPicture]);
      await upload(page).click();
      await expect(shop.toast("Upload failed")).toContainText("Failed to upload image. Please try again.");
      await expect(chosen(page)).toContainText(["Uploaded", "Uploaded", "not a JPEG, PNG or WebP picture"]);
      await page.getByRole("button", { name: "Leave out notes.png" }).click();
      await expect(chosen(page)).toHaveCount(2);
    });

    await test.step("an image that came into use meanwhile stays", async () => {
      await page.getByRole("button", { name: `Delete ${image.filename}` }).click();
      await owner.patch(`/api/admin/brands/${brand.id}`, { logoUrl: image.url });
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
      await expect(shop.toast("Failed to delete the picture")).toContainText(`in use by ${brand.name}`);
    });
  });
});
