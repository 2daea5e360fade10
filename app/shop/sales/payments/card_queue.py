"""The queue of payments to ask Stripe about, with their times. It is held only in memory, because each start asks about
every open payment.
"""

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

STEPS = (5.0, 15.0, 30.0, 60.0)
"""Seconds after a page was made, or its customer came back, at which Stripe is asked."""
MINUTE = 60.0
MESSAGES = 1000
"""Messages of Stripe that wait to be written down; more are as good as lost, and asked for all the same."""


@dataclass
class Due:
    """The next time of a payment, and its steps since `begun`."""

    at: float
    begun: float
    step: int = 0


def _nobody() -> None:
    """Wake nobody: no worker runs."""


@dataclass
class CardQueue:
    """The queue of one application; the worker sets `wake`."""

    clock: Callable[[], float] = time.monotonic
    wake: Callable[[], None] = _nobody
    due: dict[str, Due] = field(default_factory=dict)
    messages: list[tuple[str, str, str]] = field(default_factory=list)
    """Id, kind and page of each message of Stripe's."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def follow(self, payment_id: str) -> None:
        """Ask about a page just made, by its steps."""
        self._put(payment_id, STEPS[0])

    def ask_now(self, payment_ids: Iterable[str]) -> None:
        """Ask before all others, then by the steps again."""
        for payment_id in payment_ids:
            self._put(payment_id, 0.0)

    def add_message(self, message: tuple[str, str, str]) -> None:
        """Have the worker look at a message of Stripe's."""
        with self.lock:
            if len(self.messages) < MESSAGES and message not in self.messages:
                self.messages.append(message)
        self.wake()

    def take_messages(self) -> list[tuple[str, str, str]]:
        """Return the received messages and empty the list."""
        with self.lock:
            taken, self.messages = self.messages, []
        return taken

    def next_due(self) -> str | None:
        """Return the payment that is longest due."""
        with self.lock:
            found = min(self.due, key=lambda each: self.due[each].at, default=None)
            return found if found and self.due[found].at <= self.clock() else None

    def seconds_left(self, most: float) -> float:
        """Return the seconds until one is due, at most so many."""
        with self.lock:
            first = min((each.at for each in self.due.values()), default=None)
        return most if first is None else max(0.0, min(most, first - self.clock()))

    def postpone(self, payment_id: str) -> None:
        """Ask again at the payment's next step."""
        with self.lock:
            found = self.due.get(payment_id)
            if found is None:
                return
            later = [found.begun + each for each in STEPS[found.step :] if found.begun + each > self.clock()]
            found.step += 1
            found.at = later[0] if later else self.clock() + MINUTE

    def forget(self, payment_id: str) -> None:
        """Ask no more about a payment that is decided."""
        with self.lock:
            self.due.pop(payment_id, None)

    def _put(self, payment_id: str, wait: float) -> None:
        moment = self.clock()
        with self.lock:
            self.due[payment_id] = Due(moment + wait, moment)
        self.wake()
