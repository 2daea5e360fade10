"""Errors of an unusable database, each with one sentence for the owner."""


class StoreError(Exception):
    """The base: `str(error)` is the sentence."""


class DamagedDatabase(StoreError):
    """Raised if the file exists but is not a sound Pitlane database. `newest` is the name of the newest backup, blank
    if there is none.
    """

    def __init__(self, sentence: str, newest: str = "") -> None:
        super().__init__(sentence)
        self.newest = newest


class MissingDatabase(DamagedDatabase):
    """The file is gone, but there are backups of it."""


class NewerDatabase(StoreError):
    """The file was written by a newer Pitlane."""


class OlderDatabase(StoreError):
    """The file was written before the first release."""


class MigrationFailed(StoreError):
    """An upgrade did not go through; the file is as it was."""


class UnusableDatabase(StoreError):
    """Raised if the file is read-only, or belongs to or is locked by another program."""


class DiskFull(StoreError):
    """There is no room for even the smallest write."""
