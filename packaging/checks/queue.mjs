// One queue of parts for two processors: parts run beside each other as far as their shares fit, in the order of their stages.
import { runChild, runHeld } from "../setup/child.mjs";
import { timeImport } from "./machine.mjs";

const PROCESSORS = 2;
/** So many lines of what failed are repeated at the end, where a stored log is cut off last. */
const LAST_LINES = 30;
const PLAIN = process.env.CI ? { NO_COLOR: "1", PY_COLORS: "0", FORCE_COLOR: undefined } : {};
// All that Python runs here reads the same modules: compiled once, also where the environment wants no such files.
const ENVIRONMENT = { ...PLAIN, PYTHONDONTWRITEBYTECODE: undefined };

class Queue {
  results = [];
  waiting;
  #running = new Map();
  #stopped = false;

  constructor(parts) {
    this.waiting = [...parts];
  }

  stop() {
    this.#stopped = true;
  }

  async run() {
    for (let part = this.#next(); part || this.#running.size > 0; part = this.#next()) {
      if (part) this.#start(part);
      else await Promise.race(this.#running.values());
    }
  }

  // The first that fits of the stage whose turn it is; none once a part of another stage has failed.
  #next() {
    const stage = this.waiting[0]?.stage;
    if (this.#stopped || this.results.some((result) => !result.passed && result.stage !== stage))
      return undefined;
    const busy = [...this.#running.keys()].reduce((sum, part) => sum + part.share, 0);
    return this.waiting.find((part) => part.stage === stage && busy + part.share <= PROCESSORS);
  }

  #start(part) {
    this.waiting.splice(this.waiting.indexOf(part), 1);
    console.log(`   ${part.name} …`);
    const ended = runPart(part).then((result) => {
      this.#running.delete(part);
      this.results.push(result);
    });
    this.#running.set(part, ended);
  }
}

function runInSight({ words, folder }) {
  return runChild(words, { env: ENVIRONMENT, folder });
}

async function runPart({ words, folder, name, stage }) {
  const start = Date.now();
  const { status, output } = await runHeld(words, { env: ENVIRONMENT, folder });
  const result = { name, stage, passed: status === 0, seconds: (Date.now() - start) / 1000, output };
  process.stdout.write(`\n── ${describe(result)}\n`);
  process.stdout.write(output);
  return result;
}

function describe({ name, passed, seconds }) {
  return `${passed ? "ok     " : "FAILED "} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`;
}

function lastLines({ name, output }) {
  const lines = output.toString().trimEnd().split("\n").slice(-LAST_LINES);
  return [`\nThe last lines of ${name}:`, ...lines].join("\n");
}

function sumUp({ results, waiting }, seconds, comparison) {
  const lines = [...results.map(describe), ...waiting.map(({ name }) => `not run ${name}`)];
  console.log(`\n${lines.join("\n")}\n${seconds.toFixed(0)} s in all${comparison}`);
  for (const failed of results.filter(({ passed }) => !passed)) console.log(lastLines(failed));
  return waiting.length === 0 && results.every(({ passed }) => passed) ? 0 : 1;
}

/** Return words for the seconds of a whole run as a ratio, by which machines compare. `before` is an import's time then. */
async function compare(seconds, before) {
  // Once more, since a machine may have become slower meanwhile.
  const mean = (before + (await timeImport(ENVIRONMENT))) / 2;
  return `, or ${(seconds / mean).toFixed(0)} imports of the server's libraries (${mean.toFixed(2)} s each)`;
}

/** Run these parts, one alone in sight; the exit status is 1 when any failed, after which later stages are not run. */
export async function runParts(parts) {
  if (parts.length === 1) return runInSight(parts[0]);
  const queue = new Queue(parts);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => queue.stop());
  const isWhole = ["pytest", "playwright"].every((name) => parts.some(({ stage }) => stage === name));
  const before = isWhole ? await timeImport(ENVIRONMENT) : 0;
  const start = Date.now();
  await queue.run();
  const seconds = (Date.now() - start) / 1000;
  const ran = isWhole && queue.waiting.length === 0;
  return sumUp(queue, seconds, ran ? await compare(seconds, before) : "");
}
