// npm run dev: the server on data/ and beside it Vite, which shows a change of ui/ at once. Both stop together.
import { nodeTool, startChild } from "./child.mjs";
import { venvTool } from "./places.mjs";

/** Run both until one of them ends; its status. */
export async function dev() {
  // Named, because a data folder remembers the port that it had last, and Vite has to know it.
  const port = process.env.PITLANE_PORT || "8000";
  const publicUrl = `http://127.0.0.1:${port}`;
  const folder = process.env.PITLANE_DATA_DIR ? [] : ["--data-dir", "data"];
  const server = startChild(
    [venvTool("python"), "-m", "app", "serve", "--sample-if-new", "--port", port, ...folder],
    {
      env: { PYTHONUNBUFFERED: "1" },
    },
  );
  const vite = startChild([...nodeTool("vite"), "--config", "ui/vite.config.ts", "ui"], {
    env: { PITLANE_DEV_SERVER: publicUrl },
  });
  const status = await Promise.race([server.ended, vite.ended]);
  server.stop();
  vite.stop();
  return status;
}
