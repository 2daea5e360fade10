"""The parent's side of the window: starts it, shows it, outlives it."""

import logging
import os
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from app.data_folder import own_command
from app.desktop.new_password import ASKED, TICKET
from app.desktop.window_page import MARKED, START, WindowPage

log = logging.getLogger(__name__)

STOP_SECONDS = 5.0
ANSWER_SECONDS = 2.0
HIDDEN_FROM_WINDOW = ("PITLANE_ADMIN_PASSWORD",)


def child_command() -> list[str]:
    """Return the words that start the window."""
    return own_command("window")


class WindowProcess:
    """The window of one run. Without a page it says that Pitlane is starting; `on_closed` then hears that the owner
    closed it. `folder` stores the window's cookies and its log; without it a sign-in ends with the window.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self.on_closed: Callable[[], None] = lambda: None
        self._page: WindowPage | None = None
        self._lacks_engine = False
        self._lock = threading.RLock()
        self._child: subprocess.Popen[bytes] | None = None
        self._loaded = False
        self._closing = False
        self._unanswered = 0

    @property
    def is_open(self) -> bool:
        """Return whether a window is open or opening."""
        with self._lock:
            return self._child is not None and self._child.poll() is None

    def lead_to(self, page: WindowPage | None) -> None:
        """Show another page, at once where the window is open; None is the page of the start. A window that was closed
        for good may be shown again.
        """
        with self._lock:
            self._page = page
            self._loaded = self._closing = False
            if self.is_open:
                self._tell_page()

    def show(self) -> None:
        """Open the window, or bring the present one to the front."""
        with self._lock:
            if self._closing or (self.is_open and self._tell(b"show")):
                return
            if self._lacks_engine:
                threading.Thread(target=self._lack_engine, name="no-window", daemon=True).start()
                return
            try:
                self._start()
            except OSError as error:
                log.warning("the window cannot be started: %s", error)
                threading.Thread(target=self._lack_engine, name="no-window", daemon=True).start()

    def loaded(self) -> None:
        """Note that the child's page has something to read. From now on, its end counts as a crash and not as a missing
        engine.
        """
        self._loaded = True
        log.info("the window shows its page")

    def close(self) -> None:
        """End the window for good, without a question; after STOP_SECONDS by force."""
        with self._lock:
            self._closing = True
            child = self._child
            if child is None or not self._tell(b"close"):
                return
        for end in (child.terminate, child.kill):
            with suppress(subprocess.TimeoutExpired):
                child.wait(STOP_SECONDS)
                return
            end()

    def _start(self) -> None:
        self._loaded, self._unanswered = False, 0
        environment = {name: value for name, value in os.environ.items() if name not in HIDDEN_FROM_WINDOW}
        with self._open_log() as messages:
            # A session of its own, so that Ctrl+C in a terminal reaches the shop alone, which then closes the window.
            self._child = subprocess.Popen(  # noqa: S603 -- our own program
                child_command(),
                env=environment | {MARKED: str(self._folder.resolve() / "window") if self._folder else ""},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=messages,
                start_new_session=True,
            )
        self._tell_page()
        answers = threading.Thread(target=self._count_answers, args=(self._child,), name="window", daemon=True)
        answers.start()
        threading.Thread(target=self._wait_for_end, args=(self._child, answers), name="window", daemon=True).start()

    def _open_log(self) -> IO[bytes]:
        """Open the engine's log, emptied for each window. It can be long, and only the last window's log is ever
        needed.
        """
        if self._folder is None:
            return Path(os.devnull).open("wb")
        self._folder.mkdir(parents=True, exist_ok=True)
        return (self._folder / "window.log").open("wb")

    def _tell_page(self) -> bool:
        return self._tell(self._page.order() if self._page else START)

    def _tell(self, word: bytes) -> bool:
        """Send a word to the child; return whether it could be sent."""
        if self._child is None or self._child.stdin is None:
            return False
        try:
            self._child.stdin.write(word + b"\n")
            self._child.stdin.flush()
        except (OSError, ValueError):
            return False
        self._unanswered += word == b"show"
        return True

    def _count_answers(self, child: "subprocess.Popen[bytes]") -> None:
        """Count the answers to "show", and answer requests for a ticket. A "show" that arrives while the window is
        ending stays unanswered.
        """
        if child.stdout is None:
            return
        with child.stdout as answers:
            for line in answers:
                with self._lock:
                    if child is self._child and line.strip() == b"shown":
                        self._unanswered -= 1
                    issue = self._page.issue_ticket if self._page else None
                    if child is self._child and line.strip() == ASKED.strip() and issue:
                        self._tell(TICKET + issue().encode())

    def _wait_for_end(self, child: "subprocess.Popen[bytes]", answers: threading.Thread) -> None:
        status = child.wait()
        # Its last answer may not be counted yet; a process of the engine's may hold the pipe longer.
        answers.join(ANSWER_SECONDS)
        with suppress(OSError):
            child.stdin.close()  # type: ignore[union-attr]  # a pipe, as it was started
        with self._lock:
            if child is not self._child or self._closing:
                return
            self._child = None
            asked_again = status == 0 and self._unanswered > 0
        self._tell_end(status, asked_again=asked_again)

    def _tell_end(self, status: int, *, asked_again: bool) -> None:
        if asked_again:
            self.show()
        elif status == 0:
            (self._page.on_closed if self._page else self.on_closed)()
        elif self._loaded:
            log.warning("the window ended with status %s; the shop goes on, and the window can be opened again", status)
        else:
            log.warning("no window can be shown here: it ended with status %s before its page was there", status)
            self._lack_engine()

    def _lack_engine(self) -> None:
        """Report it to the page, now or once there is one that is to be shown."""
        self._lacks_engine = True
        if self._page:
            self._page.on_no_engine()
