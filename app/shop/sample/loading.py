"""Loading of the sample catalogue beside the running shop, with progress."""

import logging
import threading
from dataclasses import dataclass, replace

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.errors import Conflict
from app.store.catalogue import Category, Product
from app.store.orders import Order
from app.store.vehicles import Brand

log = logging.getLogger(__name__)

NOT_EMPTY = "The shop has products, categories, brands or orders already: the sample is for an empty one"
UNDER_WAY = "The sample catalogue is being loaded already"


@dataclass(frozen=True)
class SampleLoad:
    """`state` is none, loading, loaded or failed; `done` of `total` pictures are ready."""

    state: str = "none"
    done: int = 0
    total: int = 0


_turn = threading.Lock()
_load = SampleLoad()


def sample_load() -> SampleLoad:
    """Return the progress of loading the sample."""
    return _load


def has_room(session: Session) -> bool:
    """Return whether no row conflicts with the sample's."""
    return not any(session.scalar(select(exists(select(table.id)))) for table in (Category, Brand, Product, Order))


def begin(session: Session) -> None:
    """Take the turn; `load` must follow. Raises Conflict in a shop that is not empty, and while one is loaded."""
    global _load  # noqa: PLW0603 -- one shop in the process
    with _turn:
        if _load.state == "loading":
            raise Conflict(UNDER_WAY)
        if not has_room(session):
            raise Conflict(NOT_EMPTY)
        _load = SampleLoad("loading")


def load(config: Config) -> None:
    """Load it, whole or not at all. Never raises: an error is logged and shown in the state."""
    # Imported here because a start needs neither Pillow nor the catalogue's files.
    from app.shop.sample.sample import load_sample

    try:
        load_sample(config, check=_refuse_used, tell=_note)
        _note_end("loaded")
    except Exception:
        log.exception("loading the sample catalogue failed")
        _note_end("failed")


def _refuse_used(session: Session) -> None:
    if not has_room(session):
        raise Conflict(NOT_EMPTY)


def _note(done: int, total: int) -> None:
    global _load  # noqa: PLW0603 -- one shop in the process
    _load = SampleLoad("loading", done, total)


def _note_end(state: str) -> None:
    global _load  # noqa: PLW0603 -- one shop in the process
    _load = replace(_load, state=state)
