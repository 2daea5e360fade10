"""Errors of an unusable database, each with one sentence for the owner."""


class StoreError(Exception):
    """The base: `str(error)` is the sentence."""


class DamagedDatabase(StoreError):
    """The file is there but is no sound database of ours.

    `newest` names the newest backup; blank without one.
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
    """The file may not be written to, or another program has it.

    That program keeps it to itself.
    """


class DiskFull(StoreError):
    """There is no room for even the smallest write."""
