"""Backups: made, listed, taken away as a file, and restored."""

from flask import Response, current_app, send_file

from app.config import Config
from app.contract.backups import BackupView
from app.contract.fields import Done
from app.shop import backups
from app.store.base import db
from app.web.call import call


@call("GET", "/api/admin/backups", answer=list[BackupView], admin=True)
def list_backups() -> list[backups.Backup]:
    """Every backup, newest first."""
    return backups.list_backups(_config())


@call("POST", "/api/admin/backups", answer=BackupView, status=201, admin=True)
def make_backup() -> backups.Backup:
    """Make one now: database, pictures and settings in one checked file."""
    return backups.make_backup(_config())


@call("POST", "/api/admin/backups/{name}/restore", answer=Done, admin=True)
def restore_backup(name: str) -> Done:
    """Make the shop what the backup holds; what is there now is kept as a backup, and every session ends."""
    # Ends this request's own read, which would go on seeing what was there before.
    db.session.remove()
    backups.restore_backup(_config(), backups.find_backup(_config(), name))
    return Done()


@call("GET", "/api/admin/backups/{name}/download", admin=True)
def download_backup(name: str) -> Response:
    """The backup as a file, to be kept somewhere else."""
    path = backups.find_backup(_config(), name)
    response = send_file(path, mimetype="application/zip", as_attachment=True, download_name=path.name)
    response.headers["Cache-Control"] = "no-store"
    return response


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
