"""The sample catalogue: loaded into an empty shop, whole or not at all."""

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from app.config import Config, sample_folder
from app.shop.images import images, picture_files
from app.shop.images.picture_files import StoredPicture
from app.shop.sample import sample_rows
from app.shop.sample.sample_rows import Entries
from app.store.carts import Cart
from app.store.catalogue import Category, Image, Product
from app.store.enquiries import Enquiry
from app.store.orders import Order
from app.store.sqlite import write
from app.store.vehicles import Brand


def is_empty(session: Session) -> bool:
    """Whether nobody has put anything into this shop yet."""
    used = (Category, Brand, Product, Image, Order, Cart, Enquiry)
    return not any(session.scalar(select(exists(select(table.id)))) for table in used)


def load_sample(
    config: Config, check: Callable[[Session], None] | None = None, tell: Callable[[int, int], None] | None = None
) -> None:
    """Fill an empty shop, telling the console, and `tell` of pictures (done, of), how far it is. Opens its own write().

    `check` is asked within it and may raise.

    The pictures come first and one transaction last, so that an interrupted load leaves an empty shop behind.
    """
    folder = sample_folder()
    _tell("Preparing the sample catalogue: pictures …")
    pictures = _store_pictures(folder / "images", config.uploads, tell or (lambda _done, _of: None))
    _tell("Preparing the sample catalogue: products and vehicles …")
    try:
        with write() as session:
            if check:
                check(session)
            _add_all(session, folder, pictures)
    except BaseException:
        picture_files.remove_files(config.uploads, [picture.filename for picture in pictures.values()])
        raise
    _tell("The sample catalogue is ready.")


def _tell(line: str) -> None:
    # A windowed program has no console to write to.
    if sys.stdout is not None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _store_pictures(folder: Path, uploads: Path, tell: Callable[[int, int], None]) -> dict[str, StoredPicture]:
    """Every picture of the folder by its name.

    Encoded in processes of their own, one a processor: in this one the encoders would leave 100 MB behind for good.
    """
    paths = sorted(folder.iterdir())
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        stored = {}
        for path, picture in zip(paths, pool.map(partial(_store_picture, uploads), paths), strict=True):
            stored[path.name] = picture
            tell(len(stored), len(paths))
        return stored


def _store_picture(uploads: Path, path: Path) -> StoredPicture:
    return picture_files.store_own_picture(uploads, path.read_bytes())


def _add_all(session: Session, folder: Path, pictures: dict[str, StoredPicture]) -> None:
    for picture in pictures.values():
        images.add_image(session, picture, listed=False)
    urls = {name: picture.url for name, picture in pictures.items()}
    shelves = sample_rows.add_categories(session, _read(folder / "categories.json"))
    models = sample_rows.add_vehicles(session, _read(folder / "vehicles.json"))
    sample_rows.add_products(session, _read(folder / "products.json"), shelves, models, urls)


def _read(path: Path) -> Entries:
    entries: Entries = json.loads(path.read_text(encoding="utf-8"))
    return entries
