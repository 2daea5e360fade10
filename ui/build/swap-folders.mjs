/** Replace a folder by a finished one, so that a running shop never finds it half written. */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const TRIES = 20;
const TRY_AGAIN_MS = 100;

/** Put `fresh` in the place of `place`. Both are on one disk. */
export async function swapFolders(fresh, place) {
  const old = `${fresh}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(place)) await renamed(place, old);
  await renamed(fresh, place);
  await rm(old, { recursive: true, force: true });
}

/** Rename a folder. On Windows it cannot be renamed while a file in it is being sent. */
async function renamed(from, to) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (left === 0 || !["EPERM", "EACCES", "EBUSY"].includes(error.code)) throw error;
      await pause(TRY_AGAIN_MS);
    }
  }
}
