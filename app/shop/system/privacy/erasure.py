"""Code that erases a person permanently: from the database, from the files, and again from a restored backup."""

import logging
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from app.config import PHOTOS, Config
from app.shop.base.errors import Unavailable
from app.shop.base.images.picture_files import remove_files
from app.shop.base.photos.photo_files import remove_photos
from app.shop.system.privacy.held_contacts import ids_in
from app.shop.system.privacy.person import Named, Person
from app.shop.system.privacy.privacy import Fits, Held, erase, find_held, refuse_erasing
from app.store.base.folding import fold
from app.store.customers.contacts import Contact
from app.store.database.base import now
from app.store.database.driver import database_url, sqlite3
from app.store.database.overwriting import overwrite_deleted
from app.store.database.sqlite import engine_options, set_up_engine, write
from app.store.database.state import State
from app.store.sales.orders import ERASED
from app.store.system.erased import ErasedPersons, read_erased, remember_erased

log = logging.getLogger(__name__)

NOT_REMEMBERED = "The data folder cannot be written to; nothing was erased."
EMAIL = "email"


def erase_person(config: Config, person: Person) -> Held:
    """Erase a person, and return the data that was held before. It is a separate transaction; afterwards the deleted
    data is overwritten. Raises Conflict as `refuse_erasing` does, and Unavailable when the erasure cannot be
    recorded.
    """
    # Work of the gallery may go with the person: stored answers and pages that show it must be made again.
    with write() as session:
        held = find_held(session, person.fits)
        refuse_erasing(held, person)
        _remember(config.data_dir, person, held)
        erase(session, held)
    remove_photos(config.photos, held.photo_files)
    remove_files(config.uploads, [image.filename for image in held.pictures.images])
    overwrite_deleted()
    return held


def erase_again(folder: Path, database: Path) -> None:
    """Erase from a copy of the database the people whom the data folder lists as erased. Rows written after the erasure
    stay. Nobody else may have the copy open.
    """
    engine = create_engine(database_url(database), **engine_options(State()))
    set_up_engine(engine)
    try:
        with Session(engine) as session, session.begin():
            held = find_held(session, _fits_erased(read_erased(folder)))
            erase(session, held)
    finally:
        engine.dispose()
    remove_photos(database.with_name(PHOTOS), held.photo_files)
    if held.count:
        log.info("erased again from a restored backup: %d orders, enquiries and mails", held.count)
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA secure_delete=ON")
            connection.execute("VACUUM")


def _remember(folder: Path, person: Person, held: Held) -> None:
    """Record the erased rows, and the e-mail address if only that was asked for. An older backup may hold rows with
    this address that no longer exist here.
    """
    values = [("order", row.id) for row in held.orders]
    values += [("enquiry", row.id) for row in held.enquiries]
    values += [("mail", row.id) for row in held.mails]
    values += [("stock-wait", row.id) for row in held.stock_waits]
    values += [("withdrawal", row.id) for row in held.withdrawals]
    values += [("contact", each) for each in [row.id for row in held.contacts] + ids_in(held.deleted_contacts, Contact)]
    if person == Person(email=person.email):
        values.append((EMAIL, fold(person.email)))
    try:
        remember_erased(folder, values, now())
    except OSError as error:
        raise Unavailable(NOT_REMEMBERED) from error


def _fits_erased(erased: ErasedPersons) -> Fits:
    def fits(row: Named) -> bool:
        if row.name == ERASED and not row.email:
            return False
        return any(erased.has(*value, row.created_at) for value in ((row.kind, row.id), (EMAIL, fold(row.email))))

    return fits
