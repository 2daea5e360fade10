"""Write packaging/requirements.lock anew from the pins in setup.cfg: every package, every platform, with hashes.

Needs `uv` on the PATH of the person who changes a pin; nobody else ever runs it.
"""

import configparser
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECTIONS = (("options", "install_requires"), ("options.extras_require", "test"))


def main() -> None:
    """Resolve what setup.cfg names and replace the lock file."""
    config = configparser.ConfigParser(comment_prefixes=("#",))
    config.read(ROOT / "setup.cfg", encoding="utf-8")
    names = "\n".join(config[section][key] for section, key in SECTIONS)
    subprocess.run(
        [
            "uv",
            "pip",
            "compile",
            "-",
            "--universal",
            "--generate-hashes",
            "--no-header",
            "--no-annotate",
            "--python-version",
            "3.11",
            "--quiet",
            "--output-file",
            str(ROOT / "packaging" / "requirements.lock"),
        ],
        input=names,
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    main()
