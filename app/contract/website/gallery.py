"""The gallery, for the owner and for visitors."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import SHORT_LIMIT, BlankIsNone, Body, Message, Name, View
from app.contract.base.gallery_texts import ItemText, Service, Vehicle
from app.contract.base.pictures import ImageView

CardSlot = Literal["1", "2", "3", "4", "5", "6"]
Title = Annotated[Name, Message("A title has at most 200 characters")]
Upload = Annotated[
    Annotated[str, Field(max_length=SHORT_LIMIT)] | None,
    BlankIsNone,
    Message("Please choose one of the uploaded pictures"),
]
IsShown = Annotated[bool, Message("Choose whether the item is shown")]


class HomeCardBody(Body):
    """The card of the home page that shows a piece of work."""

    slot: Annotated[CardSlot | None, Message("The home page has the cards 1 to 6")] = None


class GalleryItemChange(Body):
    """Only what is sent changes."""

    title: Title = ""
    service: Service = ""
    vehicle: Vehicle = ""
    text: ItemText = ""
    before_image: Upload = None
    after_image: Upload = None
    shown: IsShown = True


class NewGalleryItem(GalleryItemChange, HomeCardBody):
    """Work to add; `slot` makes it a card of the home page."""


class GalleryItemView(View):
    """A piece of work, for the owner.

    `slot` is the card of the home page that it is, null for any other; `home_card` is the card that shows it, set or
    not. `isSample` is true for work with a picture of the sample, which no card shows by itself.
    """

    id: str
    slot: str | None
    title: str
    service: str
    vehicle: str
    text: str
    before_image: str | None
    after_image: str | None
    shown: bool
    home_card: str | None = None
    is_sample: bool = False


class ShownItemView(View):
    """A piece of work with its pictures; `before` may be null."""

    id: str
    title: str
    service: str
    vehicle: str
    text: str
    before: ImageView | None
    after: ImageView
