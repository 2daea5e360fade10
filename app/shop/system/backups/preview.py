"""Preview of a restore: additions and losses, without any change."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.config import Config
from app.contract.system.backups import PreviewView
from app.shop.customers.enquiries.admin_enquiries import list_enquiries
from app.shop.sales.orders.order_list import select_orders
from app.shop.system.backups import files
from app.shop.system.backups.backup_list import read_backup
from app.shop.system.spreadsheets import admin_csv
from app.store.customers.enquiries import Enquiry
from app.store.migrations.upgrade import head
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.system.copies import ids_in, revision_of

SHOWN = 20
"""Rows of each kind that the preview names; the files have them all."""

Thing = TypeVar("Thing", Order, Enquiry, Document)


def preview(config: Config, session: Session, path: Path) -> PreviewView:
    """Return a preview of a backup. Raises Invalid, Conflict or Unavailable when it could not be restored."""
    revision, known = _read_ids(config, path)
    new_orders = _without(session.scalars(select(Order).order_by(Order.order_number.desc())), known)
    new_enquiries = _without(list_enquiries(session), known)
    new_documents = _without(session.scalars(select(Document).order_by(Document.issued_at.desc())), known)
    return PreviewView(
        backup=read_backup(path),
        revision=revision,
        is_older=revision != head(),
        newer_order_count=len(new_orders),
        newer_orders=new_orders[:SHOWN],
        newer_enquiry_count=len(new_enquiries),
        newer_enquiries=new_enquiries[:SHOWN],
        newer_document_count=len(new_documents),
        newer_documents=new_documents[:SHOWN],
    )


def newer_orders_csv(config: Config, session: Session, path: Path) -> bytes:
    """Return a CSV file of today's orders that are not in the backup. Raises as `preview` does."""
    _revision, known = _read_ids(config, path)
    return admin_csv.write_orders(_without(session.scalars(select_orders()), known))


def newer_enquiries_csv(config: Config, session: Session, path: Path) -> bytes:
    """Return a CSV file of today's enquiries that are not in the backup. Raises as `preview` does."""
    _revision, known = _read_ids(config, path)
    return admin_csv.write_enquiries(_without(list_enquiries(session), known))


def _without(rows: Iterable[Thing], known: set[str]) -> list[Thing]:
    return [row for row in rows if row.id not in known]


def _read_ids(config: Config, path: Path) -> tuple[str, set[str]]:
    with files.room_on_disk(), TemporaryDirectory(dir=config.data_dir, prefix=".restore-") as name:
        folder = Path(name)
        with files.opened(path) as archive:
            database = files.extract_database(archive, folder)
        # Read first, because checking the copy brings its tables to today's.
        revision = revision_of(database)
        files.check_database(database, folder)
        return revision, ids_in(database)
