"""A checkout of the program in a temporary home, for the tests of the set-up. It has the real scripts of `packaging/`,
and stand-ins for Python, npm and the build.
"""

import shutil
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FAKES = Path(__file__).resolve().parent / "fakes"
NODE = Path(shutil.which("node") or "node").resolve()

NEW_PYTHON = "3 12 True"
OLD_PYTHON = "3 9 True"

PIP = ["pip", "pip done"]
# setuptools, then the packages of the program
FIRST_TIME = ["venv", *PIP, *PIP, "fonts", "new database", "npm ci --include=dev --no-audit --no-fund", "build"]


def is_of_npm(call: str) -> bool:
    """Return whether a call belongs to npm's part of the set-up."""
    return call.startswith(("npm", "build"))


def _find(word: str) -> str:
    """Return the path of the program that a word names, or else the word itself. This is needed because the PATH of the
    scripts has only the stand-ins.
    """
    return shutil.which(word) or word


class Checkout:
    """A checkout in the folder `root`, with the environment of its scripts. The stand-ins write their calls into a
    diary.
    """

    def __init__(self, home: Path, python: str = NEW_PYTHON) -> None:
        self._name(home, python)
        self._copy_scripts()
        self.add_program("python3", FAKES / "python.mjs")

    @classmethod
    def of(cls, home: Path) -> "Checkout":
        """Return the one that a home holds already."""
        held = cls.__new__(cls)
        held._name(home, NEW_PYTHON)
        return held

    def _name(self, home: Path, python: str) -> None:
        self.root = home / "pitlane"
        self._diary = home / "diary"
        self._programs = home / "bin"
        self.environment = {
            "PATH": str(self._programs),
            "FAKE_DIARY": str(self._diary),
            "FAKE_VERSION": python,
            "npm_execpath": str(FAKES / "npm-cli.js"),
            "npm_lifecycle_event": "start",
        }

    def _copy_scripts(self) -> None:
        shutil.copytree(ROOT / "packaging", self.root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "package-lock.json").write_text("{}")
        (self.root / "ui" / "build").mkdir(parents=True)
        (self.root / "docs" / "pictures").mkdir(parents=True)
        (self.root / "app" / "store" / "migrations" / "versions").mkdir(parents=True)
        (self.root / "docs" / "owner").mkdir()
        (self.root / "docs" / "owner.md").write_text("# Guide")
        shutil.copy(FAKES / "build.mjs", self.root / "ui" / "build")

    def add_program(self, name: str, script: Path) -> None:
        """Put a program on the PATH that runs one of the stand-ins."""
        self._programs.mkdir(exist_ok=True)
        program = self._programs / name
        program.write_text(f'#!/bin/sh\nexec "{NODE}" "{script}" "$0" "$@"\n')
        program.chmod(0o755)

    def remove_program(self, name: str) -> None:
        """Take a program off the PATH."""
        (self._programs / name).unlink()

    def start(
        self, script: str, *words: str, before: list[str] | None = None, **environment: str
    ) -> subprocess.Popen[str]:
        """Start one of the scripts, after the words `before`, which set its process up. All its output, on either
        stream, arrives on `stdout`.
        """
        return subprocess.Popen(
            [*map(_find, before or []), str(NODE), "packaging/run.mjs", script, *words],
            cwd=self.root,
            env=self.environment | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, script: str, *words: str, **environment: str) -> tuple[int, str]:
        """Run one of the scripts, and return its status and words."""
        process = self.start(script, *words, **environment)
        said, _ = process.communicate(timeout=30)
        return process.returncode, said

    def set_up(self, **environment: str) -> tuple[int, str]:
        """`npm start`, with a server that ends at once with status 7."""
        return self.run("start", "--port", "7", **environment)

    def read_diary(self) -> list[str]:
        """Return the calls of the stand-ins since the diary was last read. Python's calls are listed before npm's,
        which run at the same time. Runs of the server are left out.
        """
        if not self._diary.exists():
            return []
        lines = self._diary.read_text().splitlines()
        self._diary.unlink()
        return sorted((line for line in lines if not line.startswith("-m app")), key=is_of_npm)

    def wait_for(self, entry: str) -> None:
        """Wait until the diary has this entry."""
        for _ in range(1000):
            if self._diary.exists() and entry in self._diary.read_text().splitlines():
                return
            time.sleep(0.02)
        raise AssertionError(f"{entry!r} never came to the diary")

    def wait_for_hanging_pip(self) -> int:
        """Return the hanging pip, once the lock names it."""
        self.wait_for("pip")
        pip = self._diary.with_name("pip").read_text()
        lock = self.root / ".setup" / "lock"
        for _ in range(1000):
            if pip in lock.read_text().split()[1:]:
                return int(pip)
            time.sleep(0.02)
        raise AssertionError("the lock never named pip")
