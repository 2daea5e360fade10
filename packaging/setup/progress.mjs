// A line for each step: what is being done, and how long it took. On a terminal the seconds count while one waits.
import { clearLine, cursorTo } from "node:readline";

const live = process.stdout.isTTY && !process.env.CI;
const started = new Map();

function describe([label, start]) {
  return `${label} … ${Math.round((Date.now() - start) / 1000)} s`;
}

// What is under way shares the last line of the terminal.
function draw() {
  clearLine(process.stdout, 0);
  cursorTo(process.stdout, 0);
  process.stdout.write([...started].map(describe).join("   "));
}

function end(label) {
  const line = describe([label, started.get(label)]);
  started.delete(label);
  if (!live) return console.log(line);
  clearLine(process.stdout, 0);
  cursorTo(process.stdout, 0);
  console.log(line);
  draw();
}

/** Run `work` under a line of progress. The line is ended whatever happens, so that an error starts on its own. */
export async function showProgress(label, work) {
  started.set(label, Date.now());
  if (live) draw();
  else console.log(`${label} …`);
  const tick = live ? setInterval(draw, 1000) : undefined;
  try {
    return await work();
  } finally {
    clearInterval(tick);
    end(label);
  }
}
