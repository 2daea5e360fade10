import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { answering, freePort, startServer, stopServer } from "../server";

export const QUICK = "https://world-pound-folder-structured.trycloudflare.com";
/** A substitute for cloudflared. It prints the shop's URL and does not end by itself. */
export const PROGRAM = `#!/bin/sh
echo "INF Requesting new quick Tunnel on trycloudflare.com..." >&2
echo "INF |  ${QUICK}  |" >&2
exec sleep 600
`;

export interface Workshop {
  /** The home of the PC's account. */
  home: string;
  /** Installs a program on the PC, or removes it. */
  install: (name: string) => void;
  remove: (name: string) => void;
  /** The owner's own address. */
  adminUrl: string;
  front: string;
  /** A name that leads here, as a customer would use it. */
  publicUrl: string;
}

const NAME = "workshop.example";
/** The shop itself finds its name by this, which no server of names knows. */
const NAMES = `import socket
_find = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **more: _find("127.0.0.1" if host == "${NAME}" else host, *rest, **more)
`;

/** Start a shop on a PC with cloudflared and without the others, for as long as `visit` lasts. */
export async function withWorkshop(visit: (workshop: Workshop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pitlane-online-"));
  const install = (name: string) => writeFileSync(join(folder, name), PROGRAM, { mode: 0o755 });
  const remove = (name: string) => rmSync(join(folder, name));
  install("cloudflared");
  writeFileSync(join(folder, "sitecustomize.py"), NAMES);
  const [port, deskPort] = [await freePort(), await freePort()];
  const server = startServer(
    ["--port", String(port), "--desk-port", String(deskPort), "--data-dir", join(folder, "data")],
    { ...process.env, ...account(folder) },
  );
  const front = `http://127.0.0.1:${port}`;
  await answering(front);
  const publicUrl = `http://${NAME}:${port}`;
  await visit({ home: folder, install, remove, front, publicUrl, adminUrl: `http://127.0.0.1:${deskPort}` });
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}

/** Return the PC's account, whose programs are those of this folder first. */
function account(folder: string) {
  return {
    HOME: folder,
    PATH: [folder, process.env.PATH].join(delimiter),
    PYTHONPATH: folder,
    PITLANE_ADMIN_PASSWORD: ADMIN_PASSWORD,
  };
}
