// npm start: make this machine ready, then run Pitlane on data/ until it is told to stop.
import { prepare } from "./setup.mjs";
import { runChild } from "./steps/child.mjs";
import { venvTool } from "./steps/places.mjs";

function chooseArguments(given) {
  const names = given.map((word) => word.split("=")[0]);
  const catalogue = names.includes("--empty") || names.includes("--sample") ? [] : ["--sample"];
  const folder = process.env.PITLANE_DATA_DIR || names.includes("--data-dir") ? [] : ["--data-dir", "data"];
  return ["serve", ...catalogue, ...folder, ...given];
}

await prepare();
console.log(
  "Pitlane runs without a window of its own: open one of these addresses in a browser. Ctrl+C stops it.",
);
const words = [venvTool("python"), "-m", "app", ...chooseArguments(process.argv.slice(2))];
process.exitCode = await runChild(words, { env: { PYTHONUNBUFFERED: "1" } });
