// node packaging/run.mjs pictures: the pictures of docs/owner/, made anew from the running program with the sample catalogue.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { PICTURE_SCALE } from "../../ui/build/owner-guide.mjs";
import { waitFor } from "../checks/sample-server.mjs";
import { ROOT, venvTool } from "../setup/places.mjs";
import { SCENES } from "./scenes.mjs";

const FOLDER = join(ROOT, "docs", "pictures");
/** The guide divides by the scale again. The styles that hide something are the pictures' own. */
const VIEW = { deviceScaleFactor: PICTURE_SCALE, bypassCSP: true };
/** As wide as the desktop's window at its smallest, or a tablet; so high that no part is cut. */
const [WIDE, NARROW, HEIGHT] = [1024, 720, 1400];
const UPPER_PART = { x: 0, y: 0, width: 1024, height: 640 };
/** Pixels around a part. */
const EDGE = 24;
/** The things that come and go by themselves. */
const HIDDEN = ".toast-viewport { display: none }";
const FORMAT = { quality: 60, effort: 6 };

/** Return the status of the command. The pictures show the port: `npm run pictures -- 8100` takes that and the next. */
export async function makePictures([given = "8000"]) {
  const data = mkdtempSync(join(tmpdir(), "pitlane-pictures-"));
  const [port, adminPort] = [Number(given), Number(given) + 1];
  const shop = startShop(data, port, adminPort);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
  });
  try {
    await waitFor(`http://127.0.0.1:${port}/api/health`);
    await takeAll(await browser.newPage(VIEW), `http://127.0.0.1:${adminPort}`);
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return 0;
}

/** The program with its owner still to come; no display and no browser of its own. */
function startShop(data, port, adminPort) {
  const { PITLANE_ADMIN_PASSWORD: _, DISPLAY: _x, WAYLAND_DISPLAY: _w, BROWSER: _b, ...env } = process.env;
  const words = ["-m", "app", "--sample", "--port", port, "--desk-port", adminPort, "--data-dir", data];
  const program = spawn(venvTool("python"), words.map(String), { cwd: ROOT, env, stdio: "ignore" });
  const ended = new Promise((resolve) => program.once("exit", resolve));
  const stop = () => {
    program.kill("SIGTERM");
    return ended;
  };
  return { stop };
}

async function takeAll(page, address) {
  mkdirSync(FOLDER, { recursive: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { name, isWide, show } of SCENES) {
    await page.setViewportSize({ width: isWide ? WIDE : NARROW, height: HEIGHT });
    const shown = await show(page, address);
    await page.evaluate(() => document.activeElement?.blur());
    await page.waitForLoadState("networkidle");
    const picture = join(FOLDER, `${name}.webp`);
    const clip = shown ? await boxAround(page, shown) : UPPER_PART;
    await sharp(await page.screenshot({ style: HIDDEN, clip }))
      .webp(FORMAT)
      .toFile(picture);
    console.log(`${name}.webp ${(statSync(picture).size / 1000).toFixed(0)} kB`);
  }
}

async function boxAround(page, part) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await part.boundingBox();
  const left = Math.max(0, x - EDGE);
  const top = Math.max(0, y - EDGE);
  const right = Math.min(page.viewportSize().width, x + width + EDGE);
  const bottom = Math.min(HEIGHT, y + height + EDGE);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
