import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

/** Type a number as a scanner does, with Enter at its end: a key each 5 ms by the keys' own clock, however busy the machine is. */
export async function scan(page: Page, number: string) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const begin = Date.now() / 1000;
  for (const [place, key] of [...number, "Enter"].entries()) {
    const timestamp = begin + place * 0.005;
    const text = key === "Enter" ? "\r" : key;
    const code = key === "Enter" ? { windowsVirtualKeyCode: 13 } : {};
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text, timestamp, ...code });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, timestamp, ...code });
  }
}
