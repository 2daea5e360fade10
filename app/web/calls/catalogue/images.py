"""Pictures: the owner's uploads, and those of each product."""

from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from flask import current_app, request

from app.contract.base.fields import Done
from app.contract.catalogue.images import UploadedView, UploadView
from app.contract.catalogue.product_pictures import ProductPictures
from app.contract.catalogue.products import ProductAnswer
from app.shop.base.images import images
from app.shop.base.images.limits import PICTURE_BYTES
from app.shop.base.images.picture_files import StoredPicture
from app.shop.catalogue.products import product_pictures
from app.shop.catalogue.products.product_pictures import Slot
from app.store.base.images import Image
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import drop_files, offer_undo
from app.web.pages.uploads import read_file, read_files

PICTURES = "/api/admin/products/{productId}/images"
NO_FILE = "Please select an image to upload"


@call("POST", "/api/admin/upload-image", answer=UploadedView, status=201, admin=True, multipart=True)
def upload_image() -> Image:
    """Take in a picture for the owner to use."""
    with _sent_picture() as picture, write() as session:
        return images.add_image(session, picture, listed=True)


@call("GET", "/api/admin/uploads", answer=list[UploadView], admin=True)
def list_uploads() -> list[images.Upload]:
    """The owner's uploads, newest first, and what shows each."""
    return images.list_uploads(db.session())


@call("DELETE", "/api/admin/uploads/{filename}", answer=Done, admin=True)
def remove_upload(filename: str) -> Done:
    """Remove an upload that nothing shows."""
    with write() as session:
        deletion = images.remove_upload(session, filename)
    offer_undo(deletion)
    return Done()


@call("POST", "/api/admin/products/{productId}/image", answer=ProductAnswer, admin=True, multipart=True)
def give_image(product_id: str) -> dict[str, Product]:
    """Show this picture first."""
    return _give(product_id, "image_url")


@call("POST", "/api/admin/products/{productId}/image2", answer=ProductAnswer, admin=True, multipart=True)
def give_image2(product_id: str) -> dict[str, Product]:
    """Show this picture second."""
    return _give(product_id, "image_url2")


@call("DELETE", "/api/admin/products/{productId}/image", answer=Done, admin=True)
def take_image(product_id: str) -> Done:
    """Show no first picture."""
    return _take(product_id, "image_url")


@call("DELETE", "/api/admin/products/{productId}/image2", answer=Done, admin=True)
def take_image2(product_id: str) -> Done:
    """Show no second picture."""
    return _take(product_id, "image_url2")


@call("POST", PICTURES, answer=ProductAnswer, status=201, admin=True, multipart=True)
def add_images(product_id: str) -> dict[str, Product]:
    """Show these pictures after the others. The form may have several files of the name `image`."""
    raws = read_files(request, "image", NO_FILE, PICTURE_BYTES)
    with ExitStack() as stack:
        pictures = [stack.enter_context(images.new_picture(_uploads(), raw)) for raw in raws]
        with write() as session:
            return {"product": product_pictures.add_pictures(session, product_id, pictures)}


@call("PUT", PICTURES, body=ProductPictures, answer=ProductAnswer, admin=True)
def write_images(product_id: str, body: ProductPictures) -> dict[str, Product]:
    """Show these pictures in this order, with their descriptions, and no others."""
    with write() as session:
        wanted = [each.model_dump() for each in body.images]
        product, dropped = product_pictures.write_pictures(session, product_id, wanted)
    drop_files(dropped)
    return {"product": product}


def _give(product_id: str, slot: Slot) -> dict[str, Product]:
    with _sent_picture() as picture, write() as session:
        product, dropped = product_pictures.give_picture(session, product_id, slot, picture)
    drop_files(dropped)
    return {"product": product}


def _take(product_id: str, slot: Slot) -> Done:
    with write() as session:
        dropped = product_pictures.take_picture(session, product_id, slot)
    drop_files(dropped)
    return Done()


def _sent_picture() -> AbstractContextManager[StoredPicture]:
    return images.new_picture(_uploads(), read_file(request, "image", NO_FILE, PICTURE_BYTES))


def _uploads() -> Path:
    uploads: Path = current_app.config["PITLANE"].uploads
    return uploads
