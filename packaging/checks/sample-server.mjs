// The real shop with the sample catalogue, on a free port and a data directory of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, venvTool } from "../setup/places.mjs";

const START_LIMIT_MS = 90_000; // the sample's pictures take their time
const LOOK_AGAIN_MS = 200;
const PASSWORD = "only for this measurement";

/** Starts it and waits for its first answer: its address, and the way to stop it and be rid of what it wrote. */
export async function serveSample() {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-lighthouse-"));
  const port = await freePort();
  const listeners = ["--host", "127.0.0.1", "--port", String(port), "--desk-port", "0"];
  const server = spawn(
    venvTool("python"),
    ["-m", "app", "serve", "--sample", ...listeners, "--data-dir", folder],
    {
      cwd: ROOT,
      env: { ...process.env, PITLANE_THROTTLES: "off", PITLANE_ADMIN_PASSWORD: PASSWORD },
      stdio: "ignore",
    },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitFor(`${url}/api/health`);
    await namePublicAddress(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Wait for an address's first good answer; throws when none comes. */
export async function waitFor(address) {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`No shop answers at ${address}`);
}

/** Set the public URL, as in a shop online: texts for search engines need it. */
async function namePublicAddress(url) {
  const login = await send(`${url}/api/admin/login`, "POST", { password: PASSWORD });
  const cookie = login.headers.get("set-cookie").split(";")[0];
  await send(`${url}/api/admin/settings`, "PATCH", { publicUrl: "http://shop.example" }, { cookie });
}

async function send(address, method, body, headers = {}) {
  const answer = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A port of this machine that nobody uses now. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
