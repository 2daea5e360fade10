"""Restore of deleted rows. Everything is restored in one transaction, or else one sentence explains why it is no longer
possible.
"""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.owner_lists import OwnerList
from app.shop.base.rows import names_in
from app.shop.base.trash import deletions
from app.shop.base.trash.bulk_undo import put_moved_back, put_values_back
from app.shop.base.trash.fitment_undo import undo_fitment
from app.shop.base.trash.import_undo import undo_import
from app.shop.base.trash.restored_products import fit_in_products, forget_moves, put_back_since, reconnect_views
from app.shop.base.trash.snapshots import Raw, Snapshot, raw_table
from app.shop.catalogue.products.categories import CATEGORIES
from app.shop.catalogue.products.manufacturers import MANUFACTURERS
from app.shop.catalogue.products.product_documents import fit_in_documents
from app.shop.catalogue.products.sale_prices import refresh_priors
from app.shop.catalogue.products.subcategories import SUBCATEGORIES
from app.shop.catalogue.search.synonym_rules import refuse_restored
from app.shop.catalogue.vehicles.car_models import refuse_taken_model
from app.shop.catalogue.vehicles.engines import ENGINES
from app.shop.catalogue.vehicles.vehicles import BRANDS
from app.shop.customers.contacts.merges import MERGE, MOVE, merged_into, put_links_back, undo_merge, undo_move
from app.shop.sales.customer_links.addresses import add_addresses, addresses_of, digits_of
from app.shop.sales.customer_links.linking import link_enquiry
from app.shop.system.restoring.restored_jobs import leave_appointments, status_by_job
from app.shop.workshop.calendar.overlaps import refuse_restored as refuse_taken_bay
from app.store.base.images import Image
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.products import Product
from app.store.catalogue.search_tables import SearchSynonym
from app.store.catalogue.stock_moves import StockMove
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel
from app.store.customers.contacts import Car, Contact
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import FAILED, SENDING, Mail
from app.store.system.tables import metadata
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job
from app.store.workshop.photos import JOB, Photo
from app.store.workshop.quotes import Quote

OLDER = "This was deleted with an older version of Pitlane and can no longer be brought back. Nothing was changed."
IN_THE_WAY = "Something added since has taken its place. Nothing was changed."
DROPPED = "Job {} cannot come back: its customer changed their mind, and its quote ended."
STOPPED = "It was deleted while it was being sent"
ListRow = type[Brand] | type[CarModel] | type[CarEngine] | type[Category] | type[Subcategory] | type[Manufacturer]
PARENTS: dict[ListRow, tuple[str, type[Brand] | type[CarModel] | type[Category], str]] = {
    CarModel: ("brand_id", Brand, "brand"),
    CarEngine: ("model_id", CarModel, "model"),
    Subcategory: ("category_id", Category, "category"),
}
NAMED: dict[ListRow, OwnerList[Brand] | OwnerList[Category] | OwnerList[Manufacturer]] = {
    Brand: BRANDS,
    Category: CATEGORIES,
    Manufacturer: MANUFACTURERS,
}
"""Lists with names and slugs that are unique among all rows."""


WAYS: dict[str, Callable[[Session, Snapshot, datetime], list[str]]] = {
    "bulk-update": put_values_back,
    "import": undo_import,
    "fitment": undo_fitment,
    "fitted": undo_fitment,
    MERGE: undo_merge,
    MOVE: undo_move,
}
"""Undo functions of the acts that are no deletions."""


def bring_back(session: Session, deletion_id: str, moment: datetime) -> tuple[list[str], list[str]]:
    """Restore what a deletion removed. Returns the filenames to settle after the commit, and a sentence for each thing
    that could not be restored. Raises NotFound, or Conflict without having changed anything.
    """
    deletion = deletions.find_deletion(session, deletion_id, moment)
    shot = Snapshot.from_json(deletion.content)
    try:
        notes = WAYS.get(deletion.act, _put_rows_back)(session, shot, deletion.created_at)
        refresh_priors(session, shot.changes.keys())
        return deletions.forget(session, deletion), notes
    except IntegrityError as error:
        raise Conflict(IN_THE_WAY) from error


def _put_rows_back(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    notes = leave_appointments(session, shot)
    _check(session, shot)
    notes += fit_in_products(session, shot)
    known = set(session.scalars(select(Image.url)))
    _write(session, Image.__tablename__, [row for row in shot.pictures if row["url"] not in known])
    last_move = session.scalar(select(func.max(StockMove.id))) or 0
    for name, rows in shot.rows.items():
        _write(session, name, rows)
    forget_moves(session, shot, last_move)
    _link_customers(session, shot)
    reconnect_views(session, shot)
    return notes + put_moved_back(session, shot, since) + put_back_since(session, shot, since)


def _check(session: Session, shot: Snapshot) -> None:
    """Raise Conflict if a row cannot be restored. Mails that were being sent are marked as failed, so that none is sent
    twice.
    """
    alone = () if CarModel.__tablename__ in shot.rows else (CarEngine,)
    for shape in (Brand, CarModel, Category, Subcategory, Manufacturer, *alone):
        for row in shot.rows.get(shape.__tablename__, []):
            _check_parent(session, shot, shape, row)
            _check_names(session, shape, row)
    _check_customers(session, shot)
    _check_quotes(session, shot)
    _check_photos(session, shot)
    if Product.__tablename__ not in shot.rows:
        fit_in_documents(session, shot.rows.get(ProductDocument.__tablename__, []))
    for row in shot.rows.get(SearchSynonym.__tablename__, []):
        refuse_restored(session, row)
    for row in shot.rows.get(Appointment.__tablename__, []):
        refuse_taken_bay(session, row, status_by_job(shot))
    for row in shot.rows.get(Mail.__tablename__, []):
        if row["status"] == SENDING:
            row |= {"status": FAILED, "last_error": STOPPED}


def _check_customers(session: Session, shot: Snapshot) -> None:
    """Raise Conflict if a car's, quote's or job's customer is gone."""
    along = {row["id"] for row in shot.rows.get(Contact.__tablename__, [])}
    cars = [(row["label"], row) for row in shot.rows.get(Car.__tablename__, [])]
    quotes = [(f"Quote {row['number']}", row) for row in shot.rows.get(Quote.__tablename__, [])]
    jobs = [(f"Job {row['number']}", row) for row in shot.rows.get(Job.__tablename__, [])]
    for named, row in cars + quotes + jobs:
        if row["contact_id"] in along:
            continue
        row["contact_id"] = merged_into(session, row["contact_id"])
        if row["contact_id"] is None:
            raise Conflict(f"{named} cannot come back: its customer is gone. Bring that back first.")


def _link_customers(session: Session, shot: Snapshot) -> None:
    """Give customers what they sent, and enquiries their customers."""
    session.flush()
    for row in shot.rows.get(Contact.__tablename__, []):
        contact = session.get_one(Contact, row["id"])
        put_links_back(session, shot, contact.id)
        contact.digits = digits_of(contact.phone)
        # One that an older Pitlane deleted had no rows of its addresses.
        add_addresses(session, contact.id, addresses_of(contact.email, contact.phone))
    for row in shot.rows.get(Enquiry.__tablename__, []):
        enquiry = session.get_one(Enquiry, row["id"])
        if enquiry.contact_id:
            enquiry.contact_id = merged_into(session, enquiry.contact_id)
            link_enquiry(session, enquiry)


def _check_quotes(session: Session, shot: Snapshot) -> None:
    """Raise Conflict if a job's quote was dropped meanwhile."""
    for row in shot.rows.get(Job.__tablename__, []):
        quote = session.get(Quote, row["quote_id"]) if row["quote_id"] else None
        if quote and quote.dropped_at:
            raise Conflict(DROPPED.format(row["number"]))


def _check_photos(session: Session, shot: Snapshot) -> None:
    """Raise Conflict if the job of a photo is gone."""
    for row in shot.rows.get(Photo.__tablename__, []):
        if row["of"] == JOB and session.get(Job, row["owner_id"]) is None:
            raise Conflict("This photo cannot come back: its job is gone.")


def _check_parent(session: Session, shot: Snapshot, shape: ListRow, row: Raw) -> None:
    """Raise Conflict if the row's parent is gone and is not restored with it."""
    if shape in PARENTS:
        key, parent, noun = PARENTS[shape]
        along = {each["id"] for each in shot.rows.get(parent.__tablename__, [])}
        if row[key] not in along and session.get(parent, row[key]) is None:
            raise Conflict(f"{row['name']} cannot come back: its {noun} is gone. Bring that back first.")


def _check_names(session: Session, shape: ListRow, row: Raw) -> None:
    if shape is CarEngine:
        ENGINES.refuse_taken(session, {"name": row["name"]}, siblings=CarEngine.model_id == row["model_id"])
    elif shape is CarModel:
        refuse_taken_model(session, row["brand_id"], row)
    elif shape is Subcategory:
        SUBCATEGORIES.refuse_taken(session, {"slug": row["slug"]})
        siblings = Subcategory.category_id == row["category_id"]
        SUBCATEGORIES.refuse_taken(session, {"name": row["name"]}, siblings=siblings)
    else:
        NAMED[shape].refuse_taken(session, names_in(row))


def _write(session: Session, name: str, rows: list[Raw]) -> None:
    if not rows:
        return
    shape = metadata.tables.get(name)
    if shape is None or not rows[0].keys() <= set(shape.columns.keys()):
        raise Conflict(OLDER)
    session.execute(insert(raw_table(name, rows[0])), rows)
