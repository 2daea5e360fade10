"""The sample catalogue of a new data directory, loaded whole."""

from contextlib import suppress
from pathlib import Path

from flask import Flask

from app.config import Config
from app.store.database.base import db

SAMPLE_ONLY_ONCE = "The data directory is in use already: the sample catalogue was not added."


def note_due(config: Config, *, sample: bool) -> None:
    """Mark a new directory as waiting for its sample. The mark stays until the sample is loaded, so that an interrupted
    load begins again.
    """
    if sample and not config.database.exists():
        _mark_of(config).touch()


def is_due(config: Config) -> bool:
    """Return whether the directory is new or still waits for its sample. Returns False where access is denied, because
    the start reports the reason.
    """
    with suppress(OSError):
        return _mark_of(config).exists() or not config.database.exists()
    return False


def load(app: Flask, config: Config) -> str | None:
    """Load the sample that is due. If none is due, returns the sentence for the owner."""
    if not _mark_of(config).exists():
        return SAMPLE_ONLY_ONCE
    # Imported here because a start without the sample needs neither Pillow nor the catalogue's files.
    from app.shop.system.sample.sample import is_empty, load_sample

    with app.app_context():
        if is_empty(db.session()):
            load_sample(config)
        db.session.remove()
    _mark_of(config).unlink()
    return None


def _mark_of(config: Config) -> Path:
    return config.data_dir / "sample.due"
