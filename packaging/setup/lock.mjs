// One set-up at a time in a checkout. The lock is a file that names the process that holds it and the tools it runs, and
// that the holder touches every second. It is left behind when its holder is killed; then the next set-up takes it over,
// but not before the tools that were running have ended as well: two `npm ci` in one folder would ruin each other's work.
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isForbidden, SetupFailure } from "./failure.mjs";
import { SETUP } from "./places.mjs";
import { watchTools } from "./tool.mjs";

const LOCK = join(SETUP, "lock");
const NEXT_LOCK = join(SETUP, "lock-next");
const BEAT = 1_000;
const SILENCE = 20; // beats without a sign of life after which a living process id is somebody else's
const PATIENCE = 900; // beats

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Return the lock's holder, the holder's tools and the time of the last beat; undefined without a lock. */
function readLock() {
  try {
    const beat = statSync(LOCK).mtimeMs;
    const [holder, ...tools] = readFileSync(LOCK, "utf8").split(" ").map(Number);
    return { holder, tools, beat };
  } catch {
    return undefined;
  }
}

function isHeld(lock, silentBeats) {
  const bootedAt = Date.now() - uptime() * 1000;
  if (lock.beat < bootedAt) return false;
  // an empty lock is one that is just being written
  if (!lock.holder) return silentBeats < SILENCE;
  return (isAlive(lock.holder) && silentBeats < SILENCE) || lock.tools.some(isAlive);
}

function tryLock() {
  try {
    writeFileSync(LOCK, `${process.pid}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw new SetupFailure(`Cannot write in ${SETUP}: ${error.message}`);
  }
}

// Of two that find the same stale lock, the slower may remove the new lock of the quicker: look again before the work.
async function takeOver() {
  rmSync(LOCK, { force: true });
  if (!tryLock()) return false;
  await sleep(200);
  return readLock()?.holder === process.pid;
}

function describeHolder(lock) {
  if (!lock) return "just ending";
  return isAlive(lock.holder)
    ? `process ${lock.holder}`
    : `stopped, but its process ${lock.tools.find(isAlive)} still ends its step`;
}

async function waitForLock() {
  let silentBeats = 0;
  let lastBeat;
  for (let waited = 0; !tryLock(); waited += 1) {
    const lock = readLock();
    silentBeats = lock?.beat === lastBeat ? silentBeats + 1 : 0;
    lastBeat = lock?.beat;
    if (lock && !isHeld(lock, silentBeats) && (await takeOver())) return;
    if (waited > PATIENCE)
      throw new SetupFailure(`Another set-up still holds ${LOCK}. If none is running, remove that file.`);
    if (waited === 0)
      console.log(`Another set-up is at work here (${describeHolder(lock)}): waiting for it.`);
    await sleep(BEAT);
  }
}

// A holder that is killed while it writes leaves the lock of the beat before, never an empty one.
function renewLock(tools) {
  writeFileSync(NEXT_LOCK, [process.pid, ...tools].join(" "));
  renameSync(NEXT_LOCK, LOCK);
}

function keepBeating() {
  let tools = [];
  const beat = () => renewLock(tools);
  watchTools((pids) => {
    tools = pids;
    beat();
  });
  return setInterval(beat, BEAT).unref();
}

function mayWrite() {
  try {
    mkdirSync(SETUP, { recursive: true });
    accessSync(SETUP, constants.W_OK);
    return true;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
}

/**
 * Do `work` while no other set-up of this checkout is at work. A checkout that may only be read has no lock: there the
 * steps find their work done, or fail.
 */
export async function holdLock(work) {
  if (!mayWrite()) return work();
  await waitForLock();
  const beating = keepBeating();
  try {
    return await work();
  } finally {
    clearInterval(beating);
    watchTools(() => {});
    releaseLock();
  }
}

function releaseLock() {
  if (readLock()?.holder === process.pid) rmSync(LOCK, { force: true });
}
