"""Reports of the site's own visits and page views."""

from typing import Annotated

from app.contract.base.fields import AnyText, Body, Digits, Message, OptionalId
from app.contract.base.visible import AtLeast


class PageVisitBody(Body):
    """A report that a page was opened. A text that is too long is cut; a question mark and everything after it is
    dropped.
    """

    path: Annotated[AnyText, AtLeast(1), Message("Path is required")]
    referrer: AnyText | None = None


class ProductViewBody(Body):
    """A report that a product was viewed, or that a search was made. For a search with its results, `results` is their
    number, `corrected` the words it was corrected to where they were misspelt, and `modelId` the vehicle that was
    chosen.
    """

    product_id: OptionalId = None
    product_slug: AnyText | None = None
    search_query: AnyText | None = None
    results: Annotated[Digits | None, Message("Results must be a number")] = None
    corrected: AnyText | None = None
    model_id: OptionalId = None
