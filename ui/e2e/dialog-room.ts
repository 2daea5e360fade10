import { expect, type Page } from "@playwright/test";

/** These are a small laptop, a phone held across and one held upright. */
export const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 740, height: 360 },
  { width: 360, height: 640 },
];

/**
 * Expect that the open dialog stays inside each window, with its title and buttons in view, and that the rest
 * is reached by scrolling.
 */
export async function expectRoomInDialog(page: Page, title: RegExp | string, windows = WINDOWS) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible({ timeout: 5_000 });
  for (const size of windows) {
    await page.setViewportSize(size);
    const { name, ...box } = await dialog.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { name: element.querySelector("h2")?.textContent ?? "", top, bottom, left, right };
    });
    const where = `${name} at ${size.width} by ${size.height}`;
    expect(box.top, where).toBeGreaterThanOrEqual(0);
    expect(box.bottom, where).toBeLessThanOrEqual(size.height);
    expect(box.left, where).toBeGreaterThanOrEqual(0);
    expect(box.right, where).toBeLessThanOrEqual(size.width);
    expect(await dialog.evaluate(findUnreachable), where).toEqual([]);
  }
}

/**
 * Return the parts that no press would reach: title and last buttons where they are, any other once it is
 * scrolled to.
 */
function findUnreachable(dialog: Element): string[] {
  const isShown = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().width > 1;
  const isReached = (part: Element) => {
    const { left, top, width, height, bottom } = part.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const isWhole = top >= 0 && bottom <= window.innerHeight + 1;
    return (isWhole || height > window.innerHeight / 2) && (part.contains(met) || met?.contains(part));
  };
  // Further headings belong to what scrolls.
  const title = [...dialog.querySelectorAll("h2")].slice(0, 1);
  const fixed = [...title, ...dialog.querySelectorAll(".dialog-buttons button")].filter(isShown);
  const lost = fixed.filter((part) => !isReached(part));
  for (const button of [...dialog.querySelectorAll("button")].filter(isShown)) {
    button.scrollIntoView({ block: "center" });
    if (!isReached(button)) lost.push(button);
  }
  return lost.map((part) => part.ariaLabel ?? part.textContent ?? "");
}
