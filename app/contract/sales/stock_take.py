"""Counting of what is on the shelves."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Digits, Done, Id, Message, Query, View
from app.contract.sales.cart import OptionId

MOST_PIECES = 1_000_000
"""More of a part is a slip, such as a barcode scanned into the field for the number of pieces."""
NO_COUNT = "Please enter how many there are, as a whole number of 0 or more"
NO_NUMBER = "Please scan or type a number"


class StockTakeQuery(Query):
    """A category's name and a place in the store, none for all. `show` leaves what is not counted, or what differs."""

    category: str = ""
    place: str = ""
    show: Annotated[Literal["", "uncounted", "differing"], Message("Show must be uncounted, differing or left out")] = (
        ""
    )


class CountBody(Body):
    """How many pieces were counted; null takes the count back."""

    product_id: Annotated[Id, Message("The part must be given by its id")]
    option_id: OptionId = None
    counted: Annotated[
        Annotated[Digits, Field(le=MOST_PIECES)] | None,
        BlankIsNone,
        Message(NO_COUNT),
    ]


class ScanBody(Body):
    """A number of a piece in the hand: it counts one more."""

    number: Annotated[str, Field(min_length=1, max_length=100), Message(NO_NUMBER)]


class CountedPartView(View):
    """A part to count, or an option of one. `expected` is its stock and `waiting` pieces of orders that are not handed
    over; `counted` and `difference` are null before it is counted.
    """

    product_id: str
    option_id: str | None
    name: str
    sku: str | None
    category: str
    place: str | None
    expected: int
    waiting: int
    counted: int | None
    difference: int | None


class StockTakeView(View):
    """The parts to count, of 300 products at most; `more` says that there are others. `counted` and `differing` are
    numbers of the whole count, and `places` all places of products, whatever is shown.
    """

    parts: list[CountedPartView]
    more: bool
    counted: int
    differing: int
    places: list[str]


class BookedCountView(Done):
    """Number of stocks that changed. Of the parts named in `short` more were sold meanwhile than there were."""

    changed: int
    short: list[str]
