"""The owner's own content for the cards of the home page: the portfolio, the services and the figures."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from app.contract.base.fields import SHORT_LIMIT, Body, Name, Text, View
from app.contract.base.pictures import ImageView
from app.contract.base.visible import AtLeast

ServiceId = Literal[
    "mechanical", "exhaust", "tinting", "detailing", "autostyling", "carplay", "led", "caliper", "graphics",
    "headlight", "coating",
]  # fmt: skip
SERVICE_IDS: tuple[str, ...] = get_args(ServiceId)
"""In the site's own order."""


class CardBody(Body):
    """Custom content of one home page card to store. A blank field leaves the default in place."""

    slot: str
    image_url: Annotated[str | None, Field(max_length=SHORT_LIMIT)] = None
    title: Name = ""
    badge: Name = ""
    description: Text = ""


class GalleryCard(CardBody):
    """One of the six cards of the portfolio."""

    slot: Literal["1", "2", "3", "4", "5", "6"]


class ServiceCard(CardBody):
    """One of the eleven cards of the services."""

    slot: ServiceId


class CardView(View):
    """Custom content of one home page card. A blank field means that the default is shown."""

    slot: str
    image_url: str | None
    title: str
    badge: str
    description: str


class ShownCardView(CardView):
    """A card with the owner's picture in all its sizes. `image` is null where the site's own picture is used."""

    image: ImageView | None


class StatLine(Body):
    """One card of the about section."""

    value: Annotated[Name, AtLeast(1)]
    label: Annotated[Name, AtLeast(1)]


class StatView(View):
    """One card of the about section."""

    value: str
    label: str
