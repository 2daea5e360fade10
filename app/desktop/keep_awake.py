"""Keeps the PC from falling asleep while the shop is open.

The lid, an empty battery and the owner still can.
"""

import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

log = logging.getLogger(__name__)

_stored = False


def is_awake() -> bool:
    """Return whether the PC is kept awake."""
    return _stored


@contextmanager
def keep_awake() -> Iterator[None]:
    """Ask the PC to stay awake within this block.

    Where it will not, that is a line of the log: the shop is served.
    """
    global _stored  # noqa: PLW0603 -- one PC
    with ExitStack() as let_go:
        _stored = _ask(let_go)
        try:
            yield
        finally:
            _stored = False
            _stop_request(let_go)


def _ask(let_go: ExitStack) -> bool:
    try:
        # Loaded here, because `serve` never asks.
        from wakepy import keep

        mode = let_go.enter_context(keep.running(on_fail="pass"))
    except Exception:
        log.exception("this PC cannot be kept awake")
        return False
    if not mode.active:
        log.warning("this PC will not be kept awake: it may fall asleep, and the shop with it")
    return bool(mode.active)


def _stop_request(let_go: ExitStack) -> None:
    try:
        let_go.close()
    except Exception:
        log.exception("the request to stay awake could not be taken back; it ends with the program")
