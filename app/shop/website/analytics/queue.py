"""Queue of visits and views: gathered in memory, written in batches."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.exc import OperationalError

from app.store.database.sqlite import write
from app.store.system.late_tables import late

if TYPE_CHECKING:
    from app.shop.website.analytics.analytics import Event

GREATEST_QUEUE = 10_000
"""Beyond it the newest are not counted: memory is worth more than a count."""
BATCH = 100
_write_events = late("app.shop.website.analytics.analytics", "write_events")


class Queue:
    """Queue that holds the events waiting to be written. Any thread may add to it; `on_full` is called when a batch is
    full.
    """

    def __init__(self) -> None:
        self.on_full: Callable[[], object] = lambda: None
        self._events: deque[Event] = deque()
        self._writing = threading.Lock()

    def add(self, event: "Event") -> None:
        """Add one event to the next batch, unless the queue is full."""
        if len(self._events) < GREATEST_QUEUE:
            self._events.append(event)
        if len(self._events) >= BATCH:
            self.on_full()

    def flush(self) -> None:
        """Write all events that were queued until now. If that raises OperationalError, the events are queued again."""
        with self._writing:
            events = [self._events.popleft() for _ in range(len(self._events))]
            if not events:
                return
            try:
                with write() as session:
                    _write_events(session, events)
            except OperationalError:
                self._give_back(events)
                raise

    def _give_back(self, events: Sequence["Event"]) -> None:
        """Put the events that could not be written back in the queue, before those added since."""
        self._events.extendleft(reversed(events))

    def __len__(self) -> int:
        return len(self._events)
