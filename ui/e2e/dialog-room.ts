import { expect, type Page } from "@playwright/test";

export const LAPTOP = { width: 1366, height: 650 };
/** These are a small laptop, a phone held across and one held upright. */
export const WINDOWS = [LAPTOP, { width: 740, height: 360 }, { width: 360, height: 640 }];

/**
 * Expect that the open dialog stays inside each window, with its title and buttons in view, and that the rest
 * is reached by scrolling.
 */
export async function expectRoomInDialog(page: Page, title: RegExp | string, windows = WINDOWS) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible({ timeout: 5_000 });
  const faults: string[] = [];
  for (const size of windows) {
    await resize(page, size);
    const found = await dialog.evaluate(measure);
    faults.push(...found.map((fault) => `${fault} at ${size.width} by ${size.height}`));
  }
  expect(faults).toEqual([]);
}

/** Give the window this size, unless it has it: each change lays the whole page out anew. */
export async function resize(page: Page, size: typeof LAPTOP) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/**
 * Tell how far the dialog reaches out of the window, and each part that no press would reach: title and last
 * buttons where they are, any other once it is scrolled to.
 */
function measure(dialog: Element): string[] {
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  const outside = Math.max(-top, -left, bottom - window.innerHeight, right - window.innerWidth);
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
  const name = dialog.querySelector("h2")?.textContent ?? "";
  return [
    ...(outside > 0 ? [`${name}: ${outside} pixels outside the window`] : []),
    ...lost.map((part) => `${name}: ${part.ariaLabel ?? part.textContent} is out of reach`),
  ];
}
