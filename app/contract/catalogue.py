"""Products as everybody sees them, and the query of their list."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.fields import Digits, Message, Moment, Money, Query, View

GREATEST_LIMIT = 500
"""Products in one part of a list."""
Limit = Annotated[
    Annotated[Digits, Field(ge=1, le=GREATEST_LIMIT)] | None,
    Message(f"Limit must be a number from 1 to {GREATEST_LIMIT}"),
]
Offset = Annotated[Digits, Message("Offset must be a number from 0")]


def _split_widths(value: Any) -> Any:
    """The table's "320,640" as [320, 640]."""
    return [int(width) for width in value.split(",") if width] if isinstance(value, str) else value


class ImageView(View):
    """A picture with its sizes.

    `url` is its largest size, `widths` the smaller ones stored beside it, in pixels.
    """

    url: str
    width: int
    height: int
    widths: Annotated[list[int], BeforeValidator(_split_widths)]
    alt: str


class ProductView(View):
    """A part for sale.

    `images` are its one or two pictures with their sizes. `fits` is "listed" where the list of models is complete,
    "open" where others may fit, "universal" for every vehicle.
    """

    id: str
    name: str
    slug: str
    description: str
    price: Money
    category: str
    subcategory_id: str | None
    image_url: str | None
    image_url2: str | None
    inventory: int
    featured: int
    fits: str
    created_at: Moment
    images: list[ImageView]


class ProductsQuery(Query):
    """Filter of products by category, subcategory and search; blank matches all.

    A category is given by name or slug, and a product must match all words of the search. `limit` of them are returned
    from the `offset`th on; the header X-Total-Count has the number of all.
    """

    category: str = ""
    subcategory_id: str = ""
    search: str = ""
    limit: Limit = None
    offset: Offset = 0
