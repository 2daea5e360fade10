"""The question of a database that cannot be used."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.runtime.port_question import IN_A_MOMENT, STOP_CHOICE
from app.runtime.start_question import StartAnswer, StartQuestion
from app.shop.system.backups.backup_list import Backup
from app.store.database.check import way_back
from app.store.database.errors import DamagedDatabase, MissingDatabase, NewerDatabase, StoreError

FOLDER, OTHER, EMPTY = "folder", "other", "empty"
TITLES = {NewerDatabase: "This data is from a newer Pitlane", MissingDatabase: "The shop's database is missing"}
OTHERWISE = "The shop's database is damaged"
REASONS = {
    NewerDatabase: "This Pitlane is older than the shop's data and cannot read it. Nothing has been changed.",
    MissingDatabase: "The file with the shop's data is no longer in its folder.",
}
OTHERWISE_REASON = "Pitlane cannot read the shop's data. Nothing has been changed."
LONGEST_LIST = 30
RESTORED = f"The backup is being restored, and then the shop starts. {IN_A_MOMENT}"
ASIDE = " The current database is set aside as a file."
OLD_COPY = "As it was before Pitlane was updated; its pictures stay as they are."
FOLDER_CHOICE = StartAnswer(FOLDER, "Open the data folder", "To see what is there. This question stays open.")
EMPTY_CHOICE = StartAnswer(
    EMPTY,
    "Start an empty shop",
    "Only if you no longer need the shop that was here: this one has no products and no orders.",
    f"An empty shop starts. {IN_A_MOMENT}",
)
REINSTALL = (
    "Then install the newer Pitlane again, which has everything. A backup does not have anything that came after it."
)


def ask_for_backup(
    error: StoreError,
    backups: Sequence[Backup],
    newest_whole: Backup | None,
    note: str,
    stay: Callable[[str], str],
) -> StartQuestion:
    """Return the question, with the newest whole backup as its first answer. For data of a newer program the first
    answer is to stop, because nothing is lost by that. `note` is the result of the last answer.
    """
    is_newer = isinstance(error, NewerDatabase)
    aside = "" if isinstance(error, MissingDatabase) else ASIDE
    restoring = _restoring([each for each in backups if each != newest_whole], newest_whole, aside)
    stop = replace(STOP_CHOICE, means=REINSTALL) if is_newer else STOP_CHOICE
    choices = (stop, *restoring, FOLDER_CHOICE) if is_newer else (*restoring, FOLDER_CHOICE, stop)
    if isinstance(error, MissingDatabase) and not backups:
        choices = (*choices, EMPTY_CHOICE)
    lines = note, REASONS.get(type(error), OTHERWISE_REASON), "" if newest_whole else "No complete backup was found."
    reason = " ".join(filter(None, lines))
    return StartQuestion(TITLES.get(type(error), OTHERWISE), reason, choices, stay, _fact(error))


def _fact(error: StoreError) -> str:
    """The error without the way back: the choices are that."""
    return str(error).removesuffix(way_back(error.newest)).strip() if isinstance(error, DamagedDatabase) else str(error)


def _restoring(others: Sequence[Backup], newest: Backup | None, aside: str) -> list[StartAnswer]:
    choices = []
    if newest:
        choices.append(
            StartAnswer(newest.name, f"Restore the backup of {_when(newest)}", f"{_content(newest)}{aside}", RESTORED)
        )
    if others:
        options = tuple((each.name, _label(each)) for each in others[:LONGEST_LIST])
        choices.append(StartAnswer(OTHER, "Restore this one", f"It is checked first.{aside}", RESTORED, options))
    return choices


def _content(backup: Backup) -> str:
    if backup.products is None:
        return OLD_COPY
    return f"The newest complete one: {_counts(backup)}."


def _label(backup: Backup) -> str:
    if backup.orders is not None:
        return f"{_when(backup)} ({_count(backup.orders, 'order')})"
    return f"{_when(backup)} ({'before an update' if backup.name.endswith('.db') else 'cannot be read'})"


def _counts(backup: Backup) -> str:
    numbers = ((backup.products, "product"), (backup.orders, "order"), (backup.images, "picture"))
    return ", ".join(_count(number or 0, noun) for number, noun in numbers)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _when(backup: Backup) -> str:
    made = backup.created_at.astimezone()
    return f"{made.day} {made:%B %Y, %H:%M}"
