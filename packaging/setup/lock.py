"""Write the lock files from the pins in setup.cfg. They list every package for every platform, with hashes.

`requirements.lock` is the program. `requirements-tools.lock` has the tools that test and bundle it, in the same
versions. `requirements-bundle.lock` has only the tools that bundle it, for a machine that only builds.
`requirements-window.lock` has only the web engine of its window, on Linux. `requirements-source.lock` has what makes a
wheel of a package that comes as source alone, and is installed before the others. The script needs `uv` on the PATH of
the person who changes a pin; nobody else ever runs it.
"""

import configparser
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "packaging" / "setup" / "requirements.lock"
TOOLS = ROOT / "packaging" / "setup" / "requirements-tools.lock"
BUNDLE = ROOT / "packaging" / "setup" / "requirements-bundle.lock"
WINDOW = ROOT / "packaging" / "setup" / "requirements-window.lock"
SOURCE = ROOT / "packaging" / "setup" / "requirements-source.lock"
EXTRAS = "options.extras_require"


def main() -> None:
    """Resolve what setup.cfg names and replace the lock files."""
    config = configparser.ConfigParser(comment_prefixes=("#",))
    config.read(ROOT / "setup.cfg", encoding="utf-8")
    extras = config[EXTRAS]
    _lock(PROGRAM, config["options"]["install_requires"])
    _lock(TOOLS, "\n".join(extras.values()), "--constraint", str(PROGRAM))
    _lock(BUNDLE, extras["bundle"], "--constraint", str(TOOLS))
    _lock(WINDOW, extras["window"], "--constraint", str(TOOLS))
    _lock(SOURCE, extras["source"], "--constraint", str(TOOLS))


def _lock(target: Path, names: str, *more: str) -> None:
    words = "uv pip compile - --universal --generate-hashes --no-header --no-annotate --python-version 3.11 --quiet"
    subprocess.run(
        [*words.split(), *more, "--output-file", str(target)],
        input=names,
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    main()
