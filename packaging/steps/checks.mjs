// Runs checks one after the other, each with its own output, and sums them up.
import { runChild } from "./child.mjs";

const PLAIN = process.env.CI ? { NO_COLOR: "1", PY_COLORS: "0", FORCE_COLOR: undefined } : {};

async function runCheck([name, { words, folder }]) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const status = await runChild(words, { env: PLAIN, folder });
  return { name, passed: status === 0, seconds: ((Date.now() - start) / 1000).toFixed(1) };
}

function describe({ name, passed, seconds }) {
  return `${passed ? "ok    " : "FAILED"}  ${name.padEnd(14)} ${seconds.padStart(6)} s`;
}

/** Run all of these checks, a name with its words (and the folder to start in) each; the exit status is 1 when any of them failed. */
export async function runChecks(checks) {
  const results = [];
  for (const check of Object.entries(checks)) results.push(await runCheck(check));
  console.log(`\n${results.map(describe).join("\n")}`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}
