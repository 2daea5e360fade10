"""All the pictures of a product, as the owner orders and describes them."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import SHORT_LIMIT, Body, Message, Text

MOST_PICTURES = 12
TOO_MANY_PICTURES = f"A product has at most {MOST_PICTURES} pictures"
NO_PICTURES = f"Please give each picture by its address, with a description of at most {SHORT_LIMIT} characters"


class ProductPicture(Body):
    """A picture by its address. `alt` describes it for people who cannot see it; without one it keeps its words."""

    url: Annotated[Text, Field(min_length=1)]
    alt: Text | None = None


class ProductPictures(Body):
    """All pictures of a product in their order. Each is one of the product's or an upload; the product's others are
    removed.
    """

    images: Annotated[list[ProductPicture], Message(NO_PICTURES)]
