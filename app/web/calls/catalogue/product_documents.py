"""Documents of a product, for the owner."""

from pathlib import Path
from typing import Any

from flask import current_app, request

from app.contract.catalogue.product_documents import ProductDocumentsBody, ProductDocumentsView
from app.shop.base.images.documents import new_document
from app.shop.base.images.limits import DOCUMENT_BYTES
from app.shop.base.images.picture_files import DOCUMENT_END
from app.shop.catalogue.products import product_documents
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo
from app.web.pages.uploads import read_file

PATH = "/api/admin/products/{productId}/documents"
FIELD = "document"
NO_FILE = "Please select a PDF to upload"


@call("GET", PATH, answer=ProductDocumentsView, admin=True)
def list_product_documents(product_id: str) -> dict[str, Any]:
    """List the documents of a product."""
    return _documents(product_id)


@call("POST", PATH, answer=ProductDocumentsView, status=201, admin=True, multipart=True)
def add_product_document(product_id: str) -> dict[str, Any]:
    """Add a PDF of at most 20 MB after the others. It has the name of its file until it gets another."""
    product_documents.refuse_more(db.session(), product_id)
    raw = read_file(request, FIELD, NO_FILE, DOCUMENT_BYTES)
    sent = request.files[FIELD].filename or ""
    title = sent[: -len(DOCUMENT_END)] if sent.lower().endswith(DOCUMENT_END) else sent
    uploads: Path = current_app.config["PITLANE"].uploads
    with new_document(uploads, raw) as filename, write() as session:
        product_documents.add_document(session, product_id, filename, len(raw), title)
    return _documents(product_id)


@call("PUT", PATH, body=ProductDocumentsBody, answer=ProductDocumentsView, admin=True)
def write_product_documents(product_id: str, body: ProductDocumentsBody) -> dict[str, Any]:
    """Name and order the documents of a product, and remove its others, which can be brought back for 30 days."""
    with write() as session:
        wanted = [each.model_dump() for each in body.documents]
        removal = product_documents.write_documents(session, product_id, wanted, body.known)
    if removal:
        offer_undo(removal)
    return _documents(product_id)


def _documents(product_id: str) -> dict[str, Any]:
    return {"documents": product_documents.list_documents(db.session(), product_id)}
