// Runs checks one after the other, each with its own output, and sums them up.
import { runChild } from "./child.mjs";

const PLAIN = process.env.CI ? { NO_COLOR: "1", PY_COLORS: "0", FORCE_COLOR: undefined } : {};

// Of parts that run at the same time only the first is seen at work; the others' output follows at their end.
function runPart({ words, env, folder }, index) {
  return runChild(words, { env: { ...PLAIN, ...env }, folder, held: index > 0 });
}

async function runCheck([name, check]) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const statuses = await Promise.all(listParts(check).map(runPart));
  const passed = statuses.every((status) => status === 0);
  return { name, passed, seconds: ((Date.now() - start) / 1000).toFixed(1) };
}

/** The programs that a check runs: its parts at the same time, or itself alone. */
export function listParts(check) {
  return check.parts ?? [check];
}

function describe({ name, passed, seconds }) {
  return `${passed ? "ok    " : "FAILED"}  ${name.padEnd(14)} ${seconds.padStart(6)} s`;
}

/** Run all of these checks, a name with its words (and folder, environment) or parts each; the exit status is 1 when any of them failed. */
export async function runChecks(checks) {
  const results = [];
  for (const check of Object.entries(checks)) results.push(await runCheck(check));
  console.log(`\n${results.map(describe).join("\n")}`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}
