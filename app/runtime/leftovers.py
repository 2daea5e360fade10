"""Files that a crash left behind."""

from flask import Flask

from app.config import Config
from app.shop.base.images.trash import sweep_orphans
from app.shop.system.backups import backup_list
from app.shop.system.updates.fetched import clear_fetched
from app.store.database.base import db
from app.store.database.sqlite import write


def tidy_up(app: Flask) -> None:
    """Remove files that a crash left behind. Call it at the start, before the listeners open."""
    config: Config = app.config["PITLANE"]
    with app.app_context():
        backup_list.remove_leftovers(config)
        clear_fetched(config)
        with write() as session:
            sweep_orphans(session, config.uploads)
        db.session.remove()
