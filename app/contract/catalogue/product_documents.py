"""The documents of a product, PDF files that visitors can download."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Id, Message, Trimmed, View
from app.contract.base.visible import AtLeast

MOST_DOCUMENTS = 5
DOCUMENT_NAME_LIMIT = 100
TOO_MANY_DOCUMENTS = f"A product has at most {MOST_DOCUMENTS} documents"
NAMELESS = f"Please give each document a name of at most {DOCUMENT_NAME_LIMIT} characters"
DocumentName = Annotated[Annotated[str, Field(max_length=DOCUMENT_NAME_LIMIT)], AtLeast(1), Trimmed, Message(NAMELESS)]


class ProductDocumentBody(Body):
    """A document of the product, with its name from now on."""

    id: Id
    name: DocumentName


class ProductDocumentsBody(Body):
    """The documents of a product in their order. The product's others are removed; where `known` has the ids of those
    that the screen shows, only these.
    """

    documents: Annotated[list[ProductDocumentBody], Message(NAMELESS)]
    known: Annotated[list[Id] | None, Message("Known documents must be given by their ids")] = None


class ProductDocumentView(View):
    """A PDF of a product. `size` is in bytes. `url` is a download."""

    name: str
    url: str
    size: int


class OwnProductDocumentView(ProductDocumentView):
    """A document as the owner orders and names it."""

    id: str


class ProductDocumentsView(View):
    """The documents of a product, in their order."""

    documents: list[OwnProductDocumentView]
