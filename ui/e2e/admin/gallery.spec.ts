import { ADMIN_PASSWORD } from "../../playwright.config";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";
import { picture } from "./admin-verbs";

const CALL = "/api/admin/gallery";

// The refusal of work without a picture.
test.use({ expectedErrors: /status of 400/ });

test.afterEach(async ({ page }) => {
  for (const { id } of await (await page.request.get(CALL)).json())
    await page.request.delete(`${CALL}/${id}`);
});

test("work goes into the gallery, where visitors compare it by keys, mouse and touch", {
  tag: "@both",
}, async ({ shop, page, isMobile }) => {
  await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
  await shop.visit("/admin/gallery");

  await test.step("the owner adds it, both pictures from the uploads", async () => {
    await page.getByRole("button", { name: "Add your first work" }).click();
    const form = page.getByRole("form", { name: "Add work" });
    await form.getByLabel("Title").fill("Golf R in satin grey");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Choose the picture of the finished work")).toBeVisible();
    for (const name of ["before", "after"]) {
      await form.getByRole("button", { name: `Choose the picture ${name}` }).click();
      const choice = page.getByRole("dialog", { name: `Choose the picture ${name}` });
      await choice.getByLabel("Picture to upload").setInputFiles(picture());
      await expect(choice).toBeHidden();
    }
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("before and after")).toBeVisible();
    await expectNoSeriousFindings(page);
    await shop.expectNoSidewaysScroll();
  });

  await test.step("a visitor compares", async () => {
    await watchShifts(page);
    await shop.visit("/gallery");
    const slider = page.getByRole("slider", { name: "Before and after: Golf R in satin grey" });
    await expect(slider).toBeVisible();
    await shop.expectNoShift("/gallery");
    await slider.press("ArrowRight");
    await expect(slider).toHaveValue("51");
    const box = await page.getByRole("img", { name: "After: Golf R in satin grey" }).boundingBox();
    if (!box) throw new Error("no picture");
    const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
    await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect(slider).toHaveValue("25");
    await expectNoSeriousFindings(page);
    await shop.expectNoSidewaysScroll();
  });

  await test.step("what was deleted comes back", async () => {
    await shop.visit("/admin/gallery");
    await page.getByRole("button", { name: "Delete Golf R in satin grey" }).click();
    await expect(page.getByRole("button", { name: "Add your first work" })).toBeVisible();
    await shop.toast("Gallery item deleted").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Golf R in satin grey")).toBeVisible();
  });
});
