"""The second folder of the backups: read by the owner anywhere, chosen at the owner's own door alone."""

from flask import current_app, request

from app.config import Config
from app.contract.backups import SecondFolderBody, SecondFolderView
from app.shop.backups import backup_copies
from app.shop.backups.second_folder import choose_second
from app.web.api.call import call
from app.web.doors import doors
from app.web.doors.own_door import refuse_other_doors


@call("GET", "/api/admin/backup-folder", answer=SecondFolderView, admin=True)
def read_second_folder() -> backup_copies.FolderState:
    """Which one it is, what lies in it, and how the last copy went."""
    return _state()


@call("PATCH", "/api/admin/backup-folder", body=SecondFolderBody, answer=SecondFolderView, admin=True)
def change_second_folder(body: SecondFolderBody) -> backup_copies.FolderState:
    """Choose another, which then gets what it lacks; a path of this computer is taken at its own door alone."""
    refuse_other_doors()
    choose_second(_config(), body.path)
    backup_copies.start_copying(_config())
    return _state()


def _state() -> backup_copies.FolderState:
    return backup_copies.folder_state(_config(), changeable=doors.is_desk(request))


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
