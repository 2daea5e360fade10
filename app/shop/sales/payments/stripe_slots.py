"""The slots for customers' requests that wait for Stripe. Each holds a thread of the public listener for up to 10 s
while Stripe is slow. If both are taken, the next customer gets no page at once and the others get theirs, so that
half of the threads for changes stay free.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

SLOTS = 2
PATIENCE = 1.0
"""Seconds for which one more request waits; a Stripe that is well answers sooner."""


@dataclass
class StripeSlots:
    """The slots of one application."""

    patience: float = PATIENCE
    _free: threading.BoundedSemaphore = field(default_factory=lambda: threading.BoundedSemaphore(SLOTS))

    @contextmanager
    def take(self) -> Iterator[bool]:
        """Hold a slot for a block; False if none became free."""
        has_slot = self._free.acquire(timeout=self.patience)
        try:
            yield has_slot
        finally:
            if has_slot:
                self._free.release()
