"""Ways to let other threads run during a long import: Python runs one thread at a time."""

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

GIVE_WAY_AFTER = 50
"""Lines after which other threads get their turn."""
Item = TypeVar("Item")


def giving_way(rows: Sequence[Item]) -> Iterator[Item]:
    """The rows, with pauses in which visitors are served."""
    for place, row in enumerate(rows):
        if place % GIVE_WAY_AFTER == 0:
            time.sleep(0.0005)
        yield row


@contextmanager
def garbage_left() -> Iterator[None]:
    """Switch garbage collection off within the block. A hundred thousand new objects would start a search through all
    objects of the program, during which every thread stops for a tenth of a second.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
