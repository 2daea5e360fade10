import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Count what a hand does on a page: clicks, taps, and Enter or Space on a button or a link. Typing does not
 * count.
 */
export class Presses {
  private pressed: string[] = [];

  private constructor(private readonly page: Page) {}

  static async countOn(page: Page): Promise<Presses> {
    const presses = new Presses(page);
    await page.exposeBinding("notePress", (_source, words: string) => void presses.pressed.push(words));
    await page.addInitScript(() => {
      const { notePress } = window as unknown as { notePress: (words: string) => void };
      const note = (target: EventTarget | null) => {
        const pressed = (target as Element | null)?.closest(
          "a, button, summary, label, select, input, textarea, [role]",
        );
        const named = pressed?.getAttribute("aria-label") || pressed?.textContent || "";
        const field = (pressed as HTMLInputElement | null)?.labels?.[0]?.textContent;
        notePress((field || named).trim().slice(0, 50) || pressed?.tagName.toLowerCase() || "page");
      };
      document.addEventListener("pointerdown", (event) => event.isTrusted && note(event.target), true);
      document.addEventListener(
        "keydown",
        ({ isTrusted, key, target }) => {
          const isPressed = key === "Enter" || key === " ";
          if (isTrusted && isPressed && (target as Element).matches("a, button, summary")) note(target);
        },
        true,
      );
    });
    return presses;
  }

  /** Return the presses since the last time, in order, each by its words. */
  take(): string[] {
    const pressed = this.pressed;
    this.pressed = [];
    return pressed;
  }

  /** Presses what is named; a touch screen is tapped. */
  readonly press = async (target: Locator): Promise<void> => {
    const isTouch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouch ? target.tap() : target.click());
  };

  /** Types into a field, which is pressed first where the cursor is not in it yet. */
  readonly type = async (field: Locator, words: string): Promise<void> => {
    await expect(field).toBeVisible();
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await this.press(field);
    await field.press("ControlOrMeta+a");
    await this.page.keyboard.insertText(words);
  };
}
