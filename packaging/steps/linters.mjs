// The checks that read the code without running it.
import { nodeTool } from "./child.mjs";
import { venvTool } from "./places.mjs";

const RUFF = ["--config", "packaging/ruff.toml"];
const PYTHON_FOLDERS = ["app", "tests", "packaging"];

/** Each check's name and words; asked for after the set-up, since the words name installed packages. */
export function listLinters() {
  return {
    "ruff check": [venvTool("ruff"), "check", ...RUFF, ...PYTHON_FOLDERS],
    "ruff format": [venvTool("ruff"), "format", "--check", ...RUFF, ...PYTHON_FOLDERS],
    mypy: [venvTool("mypy")],
    "import-linter": [venvTool("lint-imports"), "--config", "setup.cfg"],
    biome: [...nodeTool("@biomejs/biome", "biome"), "ci", "--config-path=ui", "ui"],
    tsc: [...nodeTool("typescript", "tsc"), "--noEmit", "-p", "ui"],
  };
}
