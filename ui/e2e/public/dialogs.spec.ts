import { expectRoomInDialog, WINDOWS } from "../dialog-room";
import { expect, test } from "../fixtures";
import { goInside } from "../go";

// Menu and sheet are those of narrow windows.
const NARROW = WINDOWS.filter(({ width }) => width < 1024);
const DIALOGS = [
  { at: "/shop", press: "Choose your vehicle", title: "Your vehicle", windows: WINDOWS },
  {
    at: "/shop/orbit-15-cordless-polisher",
    press: "Enlarge the picture",
    title: /^Pictures of/,
    windows: WINDOWS,
  },
  { at: "/shop?category=styling-parts", press: "Filter", title: "Filter", windows: NARROW },
  { at: "/", press: "Open menu", title: "Menu", windows: NARROW },
];

test("every public dialog keeps its buttons in low and narrow windows", async ({ shop, page }) => {
  for (const { at, press, title, windows } of DIALOGS) {
    const [first] = windows;
    if (first) await page.setViewportSize(first);
    if (page.url() === "about:blank") await shop.visit(at);
    else await goInside(page, at);
    await page.getByRole("button", { name: press }).filter({ visible: true }).first().click();
    await expectRoomInDialog(page, title, windows);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
