"""Reports of the site's own visits and page views."""

from typing import Annotated

from app.contract.base.fields import AnyText, Body, Digits, Message, OptionalId
from app.contract.base.visible import AtLeast


class PageVisitBody(Body):
    """A page was opened.

    A text that is too long is cut, and question marks with what follows them are dropped.
    """

    path: Annotated[AnyText, AtLeast(1), Message("Path is required")]
    referrer: AnyText | None = None


class ProductViewBody(Body):
    """A product was looked at, or a search was made.

    Of a search with its results: how many they were, what the words were read as where they were misspelt, and the
    vehicle that was chosen.
    """

    product_id: OptionalId = None
    product_slug: AnyText | None = None
    search_query: AnyText | None = None
    results: Annotated[Digits | None, Message("Results must be a number")] = None
    corrected: AnyText | None = None
    model_id: OptionalId = None
