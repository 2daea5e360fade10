// Runs a program in the foreground: its output is ours, our signals are its, its status is the answer.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_MODULES, ROOT } from "./places.mjs";
import { cleanEnvironment } from "./tool.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const WINDOWS = process.platform === "win32";
const PARENT = process.ppid;

// On Windows the console tells every program itself, and a signal of ours would end the child on the spot.
function forwardSignals(child) {
  const forward = (signal) => WINDOWS || child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
  };
}

// npm that is killed, or a shell between npm and us that is, tells us nothing; we are merely left to another parent.
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const watch = setInterval(() => process.ppid === PARENT || child.kill("SIGTERM"), 500);
  return () => clearInterval(watch);
}

/** Start a program that is told of our signals; `ended` resolves to its status, 128 when a signal ended it. */
export function startChild([command, ...args], { env, folder = ".", stdio = "inherit" } = {}) {
  const child = spawn(command, args, { cwd: join(ROOT, folder), env: cleanEnvironment(env), stdio });
  const letGo = [forwardSignals(child), stopWithParent(child)];
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on("close", (status) => resolve(status ?? 128));
  }).finally(() => {
    for (const stop of letGo) stop();
  });
  return { ended, stop: () => child.kill("SIGTERM"), streams: [child.stdout, child.stderr] };
}

/** Run a program to its end and answer its status. */
export function runChild(words, options) {
  return startChild(words, options).ended;
}

/** Run a program out of sight; its status, and what it said on both streams. */
export async function runHeld(words, options) {
  const { ended, streams } = startChild(words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const held = [];
  for (const stream of streams) stream.on("data", (piece) => held.push(piece));
  return { status: await ended, output: Buffer.concat(held) };
}

/** The words that start a program of an npm package, on every system: node and the package's own script. */
export function nodeTool(packageName, programName = packageName) {
  const folder = join(NODE_MODULES, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, join(folder, typeof bin === "string" ? bin : bin[programName])];
}
