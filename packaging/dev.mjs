// npm run dev: the server on data/ and beside it Vite, which shows a change of ui/ at once. Both stop together.
import { prepare } from "./setup.mjs";
import { nodeTool, startChild } from "./steps/child.mjs";
import { venvTool } from "./steps/places.mjs";

const publicDoor = `http://127.0.0.1:${process.env.PITLANE_PORT || 8000}`;
const folder = process.env.PITLANE_DATA_DIR ? [] : ["--data-dir", "data"];

await prepare({ pages: false });
const server = startChild([venvTool("python"), "-m", "app", "serve", "--sample", ...folder], {
  env: { PYTHONUNBUFFERED: "1" },
});
const vite = startChild([...nodeTool("vite"), "--config", "ui/vite.config.ts", "ui"], {
  env: { PITLANE_DEV_SERVER: publicDoor },
});
process.exitCode = await Promise.race([server.ended, vite.ended]);
server.stop();
vite.stop();
