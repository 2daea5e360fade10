"""The second folder of the backups is handled here. The owner can read it anywhere, but choose it only at the admin
listener.
"""

from flask import current_app, request

from app.config import Config
from app.contract.system.backups import SecondFolderBody, SecondFolderView
from app.shop.system.backups import copies
from app.shop.system.backups.second_folder import choose_second
from app.web.access import listeners
from app.web.access.admin_only import refuse_public_listener
from app.web.api.call import call


@call("GET", "/api/admin/backup-folder", answer=SecondFolderView, admin=True)
def read_second_folder() -> copies.FolderState:
    """Return the second folder, its content and the last copy's result."""
    return _state()


@call("PATCH", "/api/admin/backup-folder", body=SecondFolderBody, answer=SecondFolderView, admin=True)
def change_second_folder(body: SecondFolderBody) -> copies.FolderState:
    """Choose another second folder, and copy to it the backups that it lacks. A path on this computer is accepted only
    at the admin listener.
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
