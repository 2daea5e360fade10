"""Backups: make, list, preview, download, restore and delete."""

from flask import Response, current_app, send_file

from app.config import Config
from app.contract.base.fields import Done
from app.contract.system.backups import BackupView, PreviewView
from app.shop.system.backups import backup_list, backups, preview, restore
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, ZIP, answer_csv


@call("GET", "/api/admin/backups", answer=list[BackupView], admin=True)
def list_backups() -> list[backup_list.Backup]:
    """Every backup, newest first."""
    return backup_list.list_backups(_config())


@call("POST", "/api/admin/backups", answer=BackupView, status=201, admin=True)
def make_backup() -> backup_list.Backup:
    """Make one now: database, pictures and settings in one checked file."""
    return backups.back_up_now(_config())


@call("DELETE", "/api/admin/backups/{name}", answer=Done, admin=True)
def delete_backup(name: str) -> Done:
    """Remove a backup, here and in the second folder."""
    backup_list.delete_backup(_config(), name)
    return Done()


@call("GET", "/api/admin/backups/{name}/preview", answer=PreviewView, admin=True)
def preview_backup(name: str) -> PreviewView:
    """Return what restoring a backup would add and set aside."""
    return preview.preview(_config(), db.session(), backup_list.find_backup(_config(), name))


@call("GET", "/api/admin/backups/{name}/newer-orders.csv", admin=True, file=CSV)
def newer_orders(name: str) -> Response:
    """The orders that restoring it would set aside."""
    path = backup_list.find_backup(_config(), name)
    return answer_csv(preview.newer_orders_csv(_config(), db.session(), path), "newer-orders.csv")


@call("GET", "/api/admin/backups/{name}/newer-enquiries.csv", admin=True, file=CSV)
def newer_enquiries(name: str) -> Response:
    """The enquiries that restoring it would set aside."""
    path = backup_list.find_backup(_config(), name)
    return answer_csv(preview.newer_enquiries_csv(_config(), db.session(), path), "newer-enquiries.csv")


@call("POST", "/api/admin/backups/{name}/restore", answer=Done, admin=True)
def restore_backup(name: str) -> Done:
    """Restore a backup. The present data is stored as a backup first, and every session ends."""
    # Ends this request's own read, which would go on seeing what was there before.
    db.session.remove()
    restore.restore_backup(_config(), backup_list.find_backup(_config(), name))
    return Done()


@call("GET", "/api/admin/backups/{name}/download", admin=True, file=ZIP)
def download_backup(name: str) -> Response:
    """The backup as a file, to be stored somewhere else."""
    path = backup_list.find_backup(_config(), name)
    response = send_file(path, mimetype=ZIP, as_attachment=True, download_name=path.name)
    response.headers["Cache-Control"] = "no-store"
    return response


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
