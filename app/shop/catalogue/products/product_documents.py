"""The documents of a product, up to five: added, named, ordered and removed by the owner."""

from collections.abc import Collection, Mapping, Sequence
from itertools import chain, count
from operator import itemgetter
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.product_documents import DOCUMENT_NAME_LIMIT, MOST_DOCUMENTS, TOO_MANY_DOCUMENTS
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.trash import deletions
from app.shop.base.trash.snapshots import take_rows
from app.shop.catalogue.products.catalogue import get_product
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.products import Product
from app.store.system.deletions import Deletion

FIELD = "documents"
NOT_ITS_OWN = "This product has no such document"
TWICE = "Each document needs a name of its own"
UNNAMED = "Document"


def list_documents(session: Session, product_id: str) -> list[ProductDocument]:
    """Return the documents of a product in their order. Raises NotFound."""
    product = get_product(session, product_id)
    ordered = select(ProductDocument).where(ProductDocument.product_id == product.id)
    return list(session.scalars(ordered.order_by(ProductDocument.position)))


def refuse_more(session: Session, product_id: str) -> None:
    """Raise NotFound for no such product, and Conflict for one that has all the documents it can have."""
    if len(list_documents(session, product_id)) >= MOST_DOCUMENTS:
        raise Conflict(TOO_MANY_DOCUMENTS)


def add_document(session: Session, product_id: str, filename: str, size: int, title: str) -> None:
    """Add a stored file after the other documents, named by the title of the file that was sent. Raises NotFound, and
    Conflict if it would be one too many.
    """
    refuse_more(session, product_id)
    present = list_documents(session, product_id)
    name, place = _free_name(title, {each.name for each in present}), len(present)
    session.add(ProductDocument(product_id=product_id, filename=filename, name=name, size=size, position=place))
    session.flush()


def write_documents(
    session: Session, product_id: str, wanted: Sequence[Mapping[str, Any]], known: Collection[str] | None = None
) -> Deletion | None:
    """Name and order the documents of a product, and remove those that are not named. Returns the removal of these,
    which can be undone. Documents that are not in `known` were added meanwhile and stay, after the others. Raises
    NotFound, or Invalid for another product's document or for a name given twice.
    """
    present = list_documents(session, product_id)
    added = [each for each in present if known is not None and each.id not in known]
    wanted = [*wanted, *({"id": each.id, "name": each.name} for each in added)]
    removed = _arrange(session, product_id, wanted)
    if not removed:
        return None
    shot = take_rows(session, ProductDocument, [each.id for each in removed])
    _remove(session, removed)
    return deletions.keep(session, "document", [each.name for each in removed], shot)


def leave_documents(session: Session, product_id: str, ids: Sequence[str]) -> None:
    """Leave a product these of its documents in this order, and remove its others, which the caller has noted."""
    names = {each.id: each.name for each in list_documents(session, product_id)}
    _remove(session, _arrange(session, product_id, [{"id": each, "name": names[each]} for each in ids]))


def fit_in_documents(session: Session, rows: Sequence[dict[str, Any]]) -> None:
    """Let removed documents come back to their places, each under a name of its own. Raises Conflict if the product is
    gone or has no room for them.
    """
    taken: dict[str, list[str]] = {}
    for row in sorted(rows, key=itemgetter("position")):
        product_id = row["product_id"]
        if session.get(Product, product_id) is None:
            raise Conflict(f"{row['name']} cannot come back: its product is gone. Bring that back first.")
        names = taken.setdefault(product_id, [each.name for each in list_documents(session, product_id)])
        if len(names) >= MOST_DOCUMENTS:
            raise Conflict(TOO_MANY_DOCUMENTS)
        row["name"], row["position"] = _free_name(row["name"], set(names)), min(row["position"], len(names))
        names.append(row["name"])
        for each in list_documents(session, product_id):
            each.position += each.position >= row["position"]


def _arrange(session: Session, product_id: str, wanted: Sequence[Mapping[str, Any]]) -> list[ProductDocument]:
    """Name and order documents, and return the others of the product. It raises the errors of `write_documents`."""
    present = {each.id: each for each in list_documents(session, product_id)}
    ids = [each["id"] for each in wanted]
    if len(set(ids)) < len(ids) or not set(ids) <= present.keys():
        raise invalid_field(FIELD, NOT_ITS_OWN)
    if len({each["name"].casefold() for each in wanted}) < len(wanted):
        raise invalid_field(FIELD, TWICE)
    for place, each in enumerate(wanted):
        document = present[each["id"]]
        document.name, document.position = each["name"], place
    return [document for document_id, document in present.items() if document_id not in ids]


def _remove(session: Session, documents: Sequence[ProductDocument]) -> None:
    for document in documents:
        session.delete(document)
    session.flush()


def copy_documents(session: Session, original: Product, copy: Product) -> None:
    """Give a copy the documents of its original. They share the files."""
    for each in list_documents(session, original.id):
        alike = {name: getattr(each, name) for name in ("filename", "name", "size", "position")}
        session.add(ProductDocument(product_id=copy.id, **alike))
    session.flush()


def name_download(session: Session, filename: str) -> str:
    """Return the name under which a document is downloaded. Raises NotFound for a file that no product has."""
    name = session.scalar(select(ProductDocument.name).where(ProductDocument.filename == filename).limit(1))
    if name is None:
        raise NotFound(NOT_ITS_OWN)
    return f"{name}.pdf"


def _free_name(title: str, taken: set[str]) -> str:
    """Return the title, with a number after it where a document of that name is there already."""
    folded = {name.casefold() for name in taken}
    name = " ".join("".join(each if each.isprintable() else " " for each in title).split()) or UNNAMED
    numbered = (f"{name[: DOCUMENT_NAME_LIMIT - 4]} ({number})" for number in count(2))
    return next(each for each in chain([name[:DOCUMENT_NAME_LIMIT]], numbered) if each.casefold() not in folded)
