import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "../fixtures";
import { freePort } from "../server";
import { makeClone } from "./clone";

/** A first start unpacks the sample's pictures, on a machine that may be busy. */
const START_LIMIT_MS = 120_000;
/**
 * A person's shell knows nothing of the npm that runs the tests, nor of their settings; and no window is wanted
 * here.
 */
const NOT_A_PERSONS = /^(npm_|INIT_CWD$|PITLANE_|DISPLAY$|WAYLAND_DISPLAY$|NODE_OPTIONS$)/i;
const WINDOWS = process.platform === "win32";

/** The shop, started by these words in this folder as a person's shell would start it. */
export class Program {
  private said = "";
  private isOver = false;
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(
    words: string,
    folder: string,
    /** Its data folder. */
    readonly data: string,
    private readonly port: number,
    deskPort: number,
  ) {
    const ports = { PITLANE_PORT: `${port}`, PITLANE_DESK_PORT: `${deskPort}` };
    const env = Object.entries(process.env).filter(([name]) => !NOT_A_PERSONS.test(name));
    this.child = spawn(words, {
      shell: true,
      cwd: folder,
      // No visitor opens pages as quickly as the crawl does.
      env: { ...Object.fromEntries(env), ...ports, PITLANE_THROTTLES: "off" },
      // It has a group of its own, which a terminal's Ctrl+C reaches as a whole.
      detached: !WINDOWS,
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (piece) => {
        this.said += piece;
      });
    // The streams that all its processes share are closed, so the last of them has ended.
    this.ended = new Promise((resolve) =>
      this.child.once("close", (status) => {
        this.isOver = true;
        resolve(status);
      }),
    );
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async answers() {
    for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && this.child.exitCode === null; ) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No shop answers at ${this.origin}. It said:\n${this.said}`);
  }

  /**
   * Press Ctrl+C twice, as impatient people do. Returns all output, and the status, which is null where it was
   * npm's end.
   */
  async interrupt(): Promise<{ status: number | null; said: string }> {
    this.signal("SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 50));
    this.signal("SIGINT");
    return { status: await this.ended, said: this.said };
  }

  async end() {
    if (this.isOver) return;
    this.signal("SIGTERM");
    const late = setTimeout(() => this.signal("SIGKILL"), 20_000);
    await this.ended;
    clearTimeout(late);
  }

  private signal(name: NodeJS.Signals) {
    if (this.isOver || !this.child.pid) return;
    if (WINDOWS) this.child.kill(name);
    else process.kill(-this.child.pid, name);
  }
}

/** Return the first command of the README: its first block of code, without the remark beside it. */
export function firstCommand(readme: string): string {
  return readme.match(/```\w*\n([^#\n]+)/)?.[1]?.trim() ?? "";
}

/** Start the README's first command in a fresh clone, or a built program, which PITLANE_CRAWL_PROGRAM names. */
async function startAsAPerson(home: string): Promise<Program> {
  const ports = [await freePort(), await freePort()] as const;
  const built = process.env.PITLANE_CRAWL_PROGRAM;
  if (built) {
    mkdirSync(home);
    const words = `"${built}" serve --sample --data-dir "die Daten"`;
    return new Program(words, home, join(home, "die Daten"), ...ports);
  }
  makeClone(home);
  if (existsSync(join(home, "data", "pitlane.db"))) throw new Error("The clone is not untouched.");
  const words = firstCommand(readFileSync(join(home, "README.md"), "utf8"));
  return new Program(words, home, join(home, "data"), ...ports);
}

/** There is one shop for all tests of the file. The page is a customer's. */
export const test = base.extend<object, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "pitlane-first-"));
      const program = await startAsAPerson(join(folder, "Pitlane für die Werkstatt"));
      try {
        await program.answers();
        await use(program);
      } finally {
        await program.end();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 2 * START_LIMIT_MS },
  ],
  baseURL: async ({ program }, use) => use(program.origin),
});

export { expect } from "../fixtures";
