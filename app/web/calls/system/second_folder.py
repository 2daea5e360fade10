"""The second folder of the backups.

It is read by the owner anywhere, chosen at the admin listener alone.
"""

from flask import current_app, request

from app.config import Config
from app.contract.system.backups import SecondFolderBody, SecondFolderView
from app.shop.backups import copies
from app.shop.backups.second_folder import choose_second
from app.web.access import listeners
from app.web.access.admin_only import refuse_public_listener
from app.web.api.call import call


@call("GET", "/api/admin/backup-folder", answer=SecondFolderView, admin=True)
def read_second_folder() -> copies.FolderState:
    """Return the second folder, its content and the last copy's result."""
    return _state()


@call("PATCH", "/api/admin/backup-folder", body=SecondFolderBody, answer=SecondFolderView, admin=True)
def change_second_folder(body: SecondFolderBody) -> copies.FolderState:
    """Choose another second folder, which then gets what it lacks.

    A path of this computer is taken at its own listener alone.
    """
    refuse_public_listener()
    choose_second(_config(), body.path)
    copies.start_copying(_config())
    return _state()


def _state() -> copies.FolderState:
    return copies.folder_state(_config(), changeable=listeners.is_admin_listener(request))


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
