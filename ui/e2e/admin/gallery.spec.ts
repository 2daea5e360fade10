import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";
import { goInside } from "../go";
import { fileOf, picture } from "./admin-verbs";

const CALL = "/api/admin/gallery";

// Work without a picture is refused, and so is a photo that is none.
test.use({ expectedErrors: /status of 4(00|15)/ });

/** The sample's own pair is removed. */
test.beforeEach(async ({ page }) => {
  await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
  await empty(page);
});
test.afterEach(({ page }) => empty(page));

async function empty(page: Page) {
  for (const { id } of await (await page.request.get(CALL)).json())
    await page.request.delete(`${CALL}/${id}`);
}

test("work goes into the gallery, where visitors compare it by keys and mouse", async ({ shop, page }) => {
  await shop.visit("/admin/gallery");

  await test.step("the owner adds it, both pictures from the uploads", async () => {
    await page.getByRole("button", { name: "Add your first gallery item" }).click();
    const form = page.getByRole("form", { name: "Add gallery item" });
    await form.getByLabel("Title").fill("Golf R in satin grey");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Choose the picture of the finished work")).toBeVisible();
    for (const name of ["before", "after"]) {
      await form.getByRole("button", { name: `Choose the “${name}” picture` }).click();
      const choice = page.getByRole("dialog", { name: `Choose the “${name}” picture` });
      await choice.getByLabel("Picture to upload").setInputFiles(picture());
      await expect(choice).toBeHidden();
    }
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("before and after")).toBeVisible();
    await shop.expectFits();
  });

  await test.step("a visitor compares", async () => {
    await watchShifts(page);
    await shop.visit("/gallery");
    const slider = page.getByRole("slider", { name: "Before and after: Golf R in satin grey" });
    await expect(slider).toBeVisible();
    await shop.expectNoShift("/gallery");
    await slider.press("ArrowRight");
    await expect(slider).toHaveValue("51");
    await page.mouse.click(...(await quarterOf(page)));
    await expect(slider).toHaveValue("25");
    await shop.expectFits();
  });

  await test.step("what was deleted comes back", async () => {
    await shop.visit("/admin/gallery");
    await page.getByRole("button", { name: "Delete Golf R in satin grey" }).click();
    await expect(page.getByRole("button", { name: "Add your first gallery item" })).toBeVisible();
    await shop.toast("Gallery item deleted").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Delete Golf R in satin grey" })).toBeVisible();
  });

  await test.step("work of a job joins it, a part blurred and with the customer's word", async () => {
    const job = await addJob(page);
    await goInside(page, `/admin/jobs/${job}`);
    const text = test.info().outputPath("plan.txt");
    await writeFile(text, "no picture");
    await page.getByLabel("Photos of the job").setInputFiles([text, picture(), picture()]);
    await expect(shop.toast("Failed to add 1 of 3 photos")).toContainText(
      "plan.txt: The file is not a JPEG, PNG or WebP picture",
    );
    await page.getByRole("button", { name: "Blur a part of photo 2" }).click();
    const frame = page.getByRole("button", { name: /^Part to blur/ });
    const first = await frame.getAttribute("aria-label");
    await frame.press("Shift+ArrowRight");
    await expect(frame).not.toHaveAttribute("aria-label", first ?? "");
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Blur permanently" }).click();
    await expect(frame).toBeHidden();
    await page.getByLabel("Show to the customer").first().check();
    await page.getByRole("button", { name: "Show in the gallery…" }).click();
    const form = page.getByRole("form", { name: "Show in the gallery" });
    await form.getByRole("radio", { name: "After: photo 2" }).check();
    await form.getByLabel("Title").fill("Golf with a lip");
    await form.getByRole("button", { name: "Add to gallery" }).click();
    await expect(form.getByText("Only what the customer agreed to may be shown.")).toBeVisible();
    await form.getByLabel("The customer agreed").check();
    await form.getByRole("button", { name: "Add to gallery" }).click();
    await expect(page.getByRole("link", { name: "Golf with a lip" })).toBeVisible();
    await shop.expectFits();
    await removeJob(page, job);
  });
});

test("a visitor compares work by touch", { tag: "@phone" }, async ({ shop, page }) => {
  const image = await fileOf("product-led-bulb-320.webp");
  const upload = await page.request.post("/api/admin/upload-image", { multipart: { image } });
  const { url } = await upload.json();
  const work = { title: "Golf R in satin grey", beforeImage: url, afterImage: url };
  expect((await page.request.post(CALL, { data: work })).status()).toBe(201);
  await shop.visit("/gallery");
  const slider = page.getByRole("slider", { name: "Before and after: Golf R in satin grey" });
  await expect(slider).toHaveValue("50");
  await page.touchscreen.tap(...(await quarterOf(page)));
  await expect(slider).toHaveValue("25");
});

/** Return the point at a quarter of the finished work's width. */
async function quarterOf(page: Page): Promise<[number, number]> {
  const box = await page.getByRole("img", { name: "After: Golf R in satin grey" }).boundingBox();
  if (!box) throw new Error("no picture");
  return [box.x + box.width / 4, box.y + box.height / 2];
}

/** Add a job of a new customer. Returns its id. */
async function addJob({ request }: Page): Promise<string> {
  const customer = await request.post("/api/admin/contacts", { data: { name: "Orla Quinn" } });
  const data = { contactId: (await customer.json()).id, lines: [] };
  return (await (await request.post("/api/admin/jobs", { data })).json()).id;
}

async function removeJob({ request }: Page, id: string): Promise<void> {
  const path = `/api/admin/jobs/${id}`;
  const { contactId } = await (await request.get(path)).json();
  const { photos } = await (await request.get(`${path}/photos`)).json();
  for (const photo of photos) await request.delete(`${path}/photos/${photo.id}`);
  await request.delete(path);
  await request.delete(`/api/admin/contacts/${contactId}`);
}
