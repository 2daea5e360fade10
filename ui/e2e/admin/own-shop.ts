import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base } from "../fixtures";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const START_LIMIT_MS = 60_000;

interface OwnShop {
  url: string;
  /** Its data directory. */
  folder: string;
}

/** A new, empty shop of this worker alone, for what would pull the ground from under the other tests. The page is signed in. */
export const test = base.extend<{ signedIn: undefined }, { ownShop: OwnShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "pitlane-own-"));
      const port = await freePort();
      const server = startServer(port, folder);
      const url = `http://127.0.0.1:${port}`;
      try {
        await answering(url);
        await use({ url, folder });
      } finally {
        await stopServer(server);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 2 * START_LIMIT_MS },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  signedIn: [
    async ({ page }, use) => {
      await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
      await use(undefined);
    },
    { auto: true },
  ],
});

function startServer(port: number, folder: string): ChildProcess {
  const python = process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python";
  const ports = ["--host", "127.0.0.1", "--port", String(port), "--desk-port", "0"];
  return spawn(join(repository, python), ["-m", "app", "serve", ...ports, "--data-dir", folder], {
    cwd: repository,
    env: { ...process.env, PITLANE_THROTTLES: "off", PITLANE_ADMIN_PASSWORD: ADMIN_PASSWORD },
    stdio: "ignore",
  });
}

export function stopServer(server: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill("SIGTERM");
  return ended;
}

export async function answering(url: string, limit = START_LIMIT_MS): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No shop answers at ${url}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export { expect, expectNoSeriousFindings } from "../fixtures";
