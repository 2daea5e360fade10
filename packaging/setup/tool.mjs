// Runs the tools of the set-up, with their output in a log, and remembers which are running.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describeFailure, SetupFailure } from "./failure.mjs";
import { ROOT, SETUP } from "./places.mjs";
import { showProgress } from "./progress.mjs";

const running = new Set();
let announce = () => {};

/** Have `listener` told the process ids of the tools that are running, as each starts and ends. */
export function watchTools(listener) {
  announce = listener;
}

/** End the tools that are running now. */
export function stopTools(signal) {
  for (const tool of running) tool.kill(signal);
}

// npm tells its scripts about themselves in the environment; a second npm would take that for its own settings
// (the folder of the first, for one). What a person has set, such as npm_config_cache, stays.
const OF_THE_OUTER_NPM =
  /^npm_(lifecycle_|package_|command$|execpath$|node_execpath$|config_(local_prefix|user_agent|noproxy)$)/i;

/** The environment for a child, without the outer npm's remarks about itself. */
export function cleanEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THE_OUTER_NPM.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}

function waitForEnd(child) {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ status: 127, error }));
    child.on("close", (status, signal) => resolve({ status: status ?? 1, signal }));
  });
}

function announceRunning() {
  announce([...running].map(({ pid }) => pid));
}

async function runIntoLog(command, args, logFile, env) {
  const log = openSync(logFile, "w");
  const tool = spawn(command, args, {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: ["ignore", log, log],
    windowsHide: true,
  });
  running.add(tool);
  announceRunning();
  const end = await waitForEnd(tool);
  running.delete(tool);
  announceRunning();
  closeSync(log);
  return end;
}

/** Return the file of a tool's output, stored until its next run. */
export function logFileOf(label) {
  return join(SETUP, `${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.log`);
}

/** Run one tool of the set-up under a line of progress; a failure is told with the end of its output. */
export async function runTool(label, command, args, env) {
  mkdirSync(SETUP, { recursive: true });
  const logFile = logFileOf(label);
  const end = await showProgress(label, () => runIntoLog(command, args, logFile, env));
  if (end.status === 0) return;
  const output = end.error ? `${command}: ${end.error.message}` : readFileSync(logFile, "utf8");
  throw new SetupFailure(describeFailure(label, output, relative(ROOT, logFile)));
}

/** Bytes of an answer: the description of all calls has more than a megabyte. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Ask a program something short; undefined when it is not there or says no. */
export function askProgram(command, args) {
  const answer = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    // A busy machine takes half a minute over a first answer, and a tool that gives none is made anew.
    timeout: 120_000,
    maxBuffer: MOST_BYTES,
    windowsHide: true,
  });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}
