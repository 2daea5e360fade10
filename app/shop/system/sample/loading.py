"""Loading of the sample catalogue beside the running shop, with progress."""

import logging
import threading
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.errors import Conflict
from app.shop.base.new_shop import has_room
from app.store.system.late_tables import loading_tables

log = logging.getLogger(__name__)

NOT_EMPTY = "The shop has products, categories, brands or orders already: the sample is for an empty one"
UNDER_WAY = "The sample catalogue is being loaded already"


@dataclass(frozen=True)
class SampleLoad:
    """The state of loading the sample catalogue. `state` is none, loading, loaded or failed; `done` of `total` pictures
    are ready.
    """

    state: str = "none"
    done: int = 0
    total: int = 0


class SampleLoading:
    """The one load of an application, at most one at a time."""

    def __init__(self) -> None:
        self.progress = SampleLoad()
        self._turn = threading.Lock()

    def begin(self, session: Session) -> None:
        """Reserve the loading of the sample; `load` must be called next. Raises Conflict when the shop is not empty and
        while a load is running.
        """
        with self._turn:
            if self.progress.state == "loading":
                raise Conflict(UNDER_WAY)
            if not has_room(session):
                raise Conflict(NOT_EMPTY)
            self.progress = SampleLoad("loading")

    def load(self, config: Config) -> None:
        """Load the sample catalogue completely or not at all. It never raises: an error is logged and shown in the
        state.
        """
        # Imported here because a start needs neither Pillow nor the catalogue's files.
        with loading_tables():
            from app.shop.system.sample.sample import load_sample

        try:
            load_sample(config, check=_refuse_used, tell=self._note)
            self._note_end("loaded")
        except Exception:
            log.exception("loading the sample catalogue failed")
            self._note_end("failed")

    def _note(self, done: int, total: int) -> None:
        self.progress = SampleLoad("loading", done, total)

    def _note_end(self, state: str) -> None:
        self.progress = replace(self.progress, state=state)


def _refuse_used(session: Session) -> None:
    if not has_room(session):
        raise Conflict(NOT_EMPTY)
