// One line per step: what is being done, and how long it took. On a terminal the seconds count while one waits.
const live = process.stdout.isTTY && !process.env.CI;

function secondsSince(start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

/** Run `work` under a line of progress. The line is ended whatever happens, so that an error starts on its own. */
export async function showProgress(label, work) {
  const start = Date.now();
  process.stdout.write(`${label} …`);
  const tick = live
    ? setInterval(() => process.stdout.write(`\r${label} … ${secondsSince(start)}`), 1000)
    : undefined;
  try {
    return await work();
  } finally {
    clearInterval(tick);
    process.stdout.write(live ? `\r${label} … ${secondsSince(start)}\n` : ` ${secondsSince(start)}\n`);
  }
}
