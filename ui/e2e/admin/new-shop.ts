import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answering, freePort, stopServer } from "./own-shop";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

interface NewShop {
  /** The address for customers. */
  front: string;
  /** The owner's own door. */
  desk: string;
}

/** A shop whose password was never set, for as long as `visit` lasts. */
export async function withNewShop(visit: (shop: NewShop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-new-"));
  const [port, deskPort] = [await freePort(), await freePort()];
  const python = process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python";
  const { PITLANE_ADMIN_PASSWORD: _known, ...env } = process.env;
  const doors = ["--port", String(port), "--desk-port", String(deskPort)];
  const server = spawn(join(repository, python), ["-m", "app", "serve", ...doors, "--data-dir", folder], {
    cwd: repository,
    env,
    stdio: "ignore",
  });
  const front = `http://127.0.0.1:${port}`;
  await answering(front);
  await visit({ front, desk: `http://127.0.0.1:${deskPort}` });
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
