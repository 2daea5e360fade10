"""Products as everybody sees them, and how a list of them is asked for."""

from typing import Annotated, Any

from pydantic import BeforeValidator

from app.contract.fields import Moment, Money, Query, View


def _split_widths(value: Any) -> Any:
    """The table's "320,640" as [320, 640]."""
    return [int(width) for width in value.split(",") if width] if isinstance(value, str) else value


class ImageView(View):
    """A picture: `url` is its greatest size, `widths` the smaller ones kept beside it, in pixels."""

    url: str
    width: int
    height: int
    widths: Annotated[list[int], BeforeValidator(_split_widths)]
    alt: str


class ProductView(View):
    """A part for sale; `images` are its one or two pictures with their sizes."""

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
    created_at: Moment
    images: list[ImageView]


class ProductsQuery(Query):
    """Which products: of a category (name or slug), matching all words of a search; blank means no wish."""

    category: str = ""
    search: str = ""
