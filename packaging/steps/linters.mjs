// The checks that read the code without running it.
import { nodeTool } from "./child.mjs";
import { venvTool } from "./places.mjs";

const RUFF = ["--config", "packaging/ruff.toml"];
const PYTHON_FOLDERS = ["app", "tests", "packaging"];
// Biome colours what it says in a file as well
const PLAIN = process.env.CI ? ["--colors=off"] : [];

/** Each check's name and words; asked for after the set-up, since the words name installed packages. */
export function listLinters() {
  return {
    "ruff check": { words: [venvTool("ruff"), "check", ...RUFF, ...PYTHON_FOLDERS] },
    "ruff format": { words: [venvTool("ruff"), "format", "--check", ...RUFF, ...PYTHON_FOLDERS] },
    mypy: { words: [venvTool("mypy")] },
    "import-linter": { words: [venvTool("lint-imports"), "--config", "setup.cfg"] },
    // Biome takes its settings from the folder it starts in, and refuses others further down
    biome: {
      words: [...nodeTool("@biomejs/biome", "biome"), "ci", ...PLAIN, ".", "../packaging"],
      folder: "ui",
    },
    tsc: { words: [...nodeTool("typescript", "tsc"), "--noEmit", "-p", "ui"] },
  };
}
