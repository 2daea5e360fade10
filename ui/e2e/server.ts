import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ADMIN_PASSWORD } from "../playwright.config";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const python = join(repository, process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python");

/** The sample's pictures take their time on a busy machine. */
const START_LIMIT_MS = 120_000;
/** The limit of a fixture that starts a shop, and ends it. */
export const SERVED_LIMIT_MS = 2 * START_LIMIT_MS;

export interface Served {
  url: string;
  /** Its data directory. */
  folder: string;
}

/**
 * Run a shop for as long as `visit` lasts, on a data directory of its own. Its password is known, its rate
 * limits are off.
 */
export async function withShop(
  words: string[],
  visit: (shop: Served) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-e2e-"));
  // A port that is looked for here may be another's before the server has it.
  const listeners = ["--host", "127.0.0.1", "--port", "0", "--desk-port", "0"];
  const settings = { PITLANE_THROTTLES: "off", PITLANE_ADMIN_PASSWORD: ADMIN_PASSWORD, ...more };
  const server = startServer([...words, ...listeners, "--data-dir", folder], { ...process.env, ...settings });
  try {
    const url = await announced(server);
    await answering(url);
    await visit({ url, folder });
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Return the first address that the server prints, which is the one for customers. */
function announced(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (piece) => {
      said += piece;
      const [, url] = said.match(/(http:\/\/127\.0\.0\.1:\d+)\s/) ?? [];
      if (url) resolve(url);
    });
    server.once("exit", () => reject(new Error(`The shop did not start. It said:\n${said}`)));
  });
}

export function startServer(words: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(python, ["-m", "app", "serve", ...words], {
    cwd: repository,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

export function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill("SIGTERM");
  return ended;
}

export async function answering(url: string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; ) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No shop answers at ${url}`);
}

/** Systems give ports from 32,768 up to whoever asks for any: another test could get one of those first. */
const BELOW_THE_SYSTEMS = { from: 20_000, to: 32_000 };

/** Return a port where nothing answers. */
export function freePort(): Promise<number> {
  const port = randomInt(BELOW_THE_SYSTEMS.from, BELOW_THE_SYSTEMS.to);
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(freePort()))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
