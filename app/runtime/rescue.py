"""The database at a start, brought back from a backup where necessary."""

import logging
from collections.abc import Callable

from app import data_folder
from app.config import Config
from app.ports import forget_ports, has_ports
from app.runtime import first_sample
from app.runtime.exits import DAMAGED, NEWER, StoppedByOwner
from app.runtime.late_check import LateCheck
from app.runtime.rescue_question import EMPTY, FOLDER, ask_for_backup
from app.runtime.start_question import STOP, Ask
from app.shop.base.errors import NotFound, ShopError
from app.shop.system.backups import rescue
from app.shop.system.backups.backup_list import Backup
from app.store.database import clean_close
from app.store.database.errors import DamagedDatabase, NewerDatabase, StoreError
from app.store.migrations.upgrade import upgrade
from app.store.system.late_tables import late

log = logging.getLogger(__name__)
finish_pending_restore = late("app.shop.system.backups.restore", "finish_pending_restore")
restore_over_unusable = late("app.shop.system.backups.restore", "restore_over_unusable")

Unusable = (DamagedDatabase, NewerDatabase)


def open_or_rescue(config: Config, ask: Ask | None, *, sample: bool) -> LateCheck:
    """Upgrade the database to today's tables, and return its later check. If it cannot be used, the owner is asked
    until it can. Raises the StoreError where nobody can be asked, StoppedByOwner when the owner chose not to start.
    """
    note = ""
    while True:
        try:
            return _open(config, sample=sample)
        except Unusable as error:
            if ask is None:
                raise
            note = _rescue(config, error, ask, note)


def restore_unusable(config: Config, name: str, error: StoreError) -> str:
    """Restore a backup in place of the database that `error` is about. Returns the name of the file that was set aside,
    if there was one. Raises ShopError, having changed nothing.
    """
    kind = "newer" if isinstance(error, NewerDatabase) else "damaged"
    stored: str = restore_over_unusable(config, rescue.find(config, name), kind)
    return stored


def _open(config: Config, *, sample: bool) -> LateCheck:
    if rescue.is_restoring(config):
        finish_pending_restore(config)
    rescue.refuse_missing(config, has_served=has_ports(config.data_dir))
    first_sample.note_due(config, sample=sample)
    late_check = LateCheck(config, is_due=clean_close.take_mark(config.database))
    upgrade(config.database, config.backups, closed_cleanly=late_check.is_due)
    return late_check


def _rescue(config: Config, error: StoreError, ask: Ask, note: str) -> str:
    """Ask the owner once and act on the answer. Returns the reason if that failed, else blank."""
    question = ask_for_backup(error, rescue.list_all(config), _newest_whole(config), note, _folder_opener(config))
    answer = ask(question)
    if answer is None:
        raise error
    if answer == STOP:
        code = NEWER if isinstance(error, NewerDatabase) else DAMAGED
        raise StoppedByOwner(f"{error} The shop was not started.", code)
    if answer == EMPTY:
        forget_ports(config.data_dir)
        return ""
    try:
        stored = restore_unusable(config, answer, error)
    except ShopError as failed:
        return f"{answer} could not be restored. {failed}"
    log.warning("restored %s; set aside: %s", answer, stored or "nothing")
    return ""


def _newest_whole(config: Config) -> Backup | None:
    try:
        return rescue.newest_whole(config)
    except NotFound:
        return None


def _folder_opener(config: Config) -> Callable[[str], str]:
    def stay(answer: str) -> str:
        if answer != FOLDER:
            return ""
        is_open = data_folder.open_folder(config.data_dir)
        return f"The folder is {config.data_dir}{', and open in a window of its own' if is_open else ''}."

    return stay
