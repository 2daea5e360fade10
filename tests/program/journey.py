"""One trial of a program has its data folder, its two listeners, its start and its stop."""

import json
import shutil
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.program.http import Listener
from tests.program.program import Program, wait_until

PASSWORD = "Boxengasse-im-Regen-7"


class Journey:
    """State that the checks pass on to each other."""

    def __init__(
        self, program: Program, figure: Callable[[str, object], None], *, desktop: bool, window: bool, sample: bool
    ) -> None:
        self.program, self.figure = program, figure
        self.desktop, self.window, self.sample = desktop, window, sample
        self.data = program.folder / "Müllers Daten"
        self.public, self.admin = Listener(free_port()), Listener(free_port())
        self.order = ""

    def words(self, data: Path | None = None, *more: str) -> list[str]:
        """The words of a start on this folder."""
        listeners = ["--port", str(self.public.port), "--desk-port", str(self.admin.port), "--admin-from", "desk"]
        return [
            *([] if self.desktop else ["serve"]),
            "--data-dir",
            self.program.relative(data or self.data),
            *listeners,
            *more,
        ]

    def open(self, *more: str, before: Sequence[str] = ()) -> float:
        """Start without a window, and return the seconds until it serves."""
        started = time.monotonic()
        hidden = ["--hidden"] if self.desktop else []
        self.program.start(*self.words(None, *hidden, *more), before=before)
        self.wait_for_answer()
        return round(time.monotonic() - started, 2)

    def wait_for_answer(self) -> None:
        """Wait until customers are served."""
        expect(wait_until(lambda: self.public.answers() or self.program.has_ended()), "no answer in time")
        expect(not self.program.has_ended(), f"it ended: {self.program.said[-3:]}")

    def rounds(self, number: int) -> int:
        """Return the number of times that a trial is repeated. It is two at most under Wine, which takes ten times as
        long to start.
        """
        return min(number, 2) if self.program.platform == "wine" else number

    def has_order(self) -> bool:
        """Return whether the first order is there."""
        return self.public.ask("GET", f"/api/orders/{self.order}")[0] == 200

    @contextmanager
    def in_folder(self, name: str) -> Iterator[None]:
        """Work on another folder within this block."""
        stored, self.data = self.data, self.program.folder / name
        try:
            yield
        finally:
            self.data = stored

    @contextmanager
    def in_copy(self, name: str) -> Iterator[None]:
        """Work on a copy of the folder within this block."""
        shutil.copytree(self.data, self.program.folder / name)
        with self.in_folder(name):
            yield

    @contextmanager
    def at_port(self, port: int) -> Iterator[None]:
        """Serve customers at another port within this block."""
        stored, self.public = self.public, Listener(port)
        try:
            yield
        finally:
            self.public = stored

    def read_question(self) -> str:
        """Wait until a start asks; the address of its page."""
        running = self.data / "running.json"
        expect(wait_until(lambda: running.exists() or self.program.has_ended()), "it neither asked nor ended")
        expect(not self.program.has_ended(), f"it asked nothing: {self.program.said[-3:]}")
        return f"{json.loads(running.read_text('utf-8'))['desk']}/admin"

    def command(self, *words: str, said: str = "") -> tuple[int, str]:
        """Run a command on the data folder."""
        return self.program.run(*words, "--data-dir", self.program.relative(self.data), said=said)

    def close(self) -> str:
        """Stop the program by command. The started process must have ended with 0, and left nothing open."""
        status, said = self.command("stop")
        expect(status == 0, f"stop ended with {status}: {said}")
        status = self.program.wait()
        expect(status == 0, f"the program ended with {status}: {self.program.said[-3:]}")
        left = [name for name in ("running.json", "pitlane.db-wal") if (self.data / name).exists()]
        expect(not left, f"left behind: {left}")
        return said

    def refuse(self) -> tuple[int, str]:
        """Start where it cannot serve; its status and its reason."""
        return self._decline() if self.desktop else self.program.run(*self.words())

    def _decline(self) -> tuple[int, str]:
        """Start the program, stop it if it asks a question, and return its status and its reason."""
        before = len(self.program.said)

        def reasons() -> list[str]:
            return [line for line in self.program.said[before:] if line.startswith("pitlane: ")]

        self.program.start(*self.words(None, "--hidden"))
        asks = (self.data / "running.json").exists
        expect(wait_until(lambda: asks() or self.program.has_ended()), "it neither asked nor ended")
        if not self.program.has_ended():
            self.command("stop")
        status = self.program.wait()
        wait_until(reasons, 10)
        return status, " ".join(reasons())

    def log_says(self, words: str) -> bool:
        """Return whether the folder's log contains a text."""
        with suppress(OSError):
            return any(words in path.read_text("utf-8", "replace") for path in (self.data / "logs").glob("*.log"))
        return False


def expect(holds: bool, otherwise: str) -> None:
    """Fail the check with this sentence unless it holds."""
    assert holds, otherwise


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        return int(held.getsockname()[1])
