"""The site's look, as set and as visitors see it. Null means the original; an empty text is not shown."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from app.contract.base.fields import SHORT_LIMIT, Body, Message, Name, Text, Trimmed, View
from app.contract.base.home_cards import SERVICE_IDS, ServiceId
from app.contract.base.pictures import ImageView
from app.contract.base.visible import AtLeast

TITLE_LIMIT = 80
LINE_LIMIT = 200
ABOUT_LIMIT = 3000
SHORT_COLOUR = 3
"""Digits of a colour with one for each of red, green and blue."""

Ground = Literal["dark", "light"]
"""Background behind the logo."""
Headline = Annotated[
    Annotated[str, Field(max_length=TITLE_LIMIT), AtLeast(1)] | None,
    Trimmed,
    Message("The headline must have 1 to 80 characters"),
]
HeroText = Annotated[
    Annotated[str, Field(max_length=SHORT_LIMIT)] | None,
    Trimmed,
    Message("The text below the headline must be at most 500 characters"),
]
AboutText = Annotated[
    Annotated[str, Field(max_length=ABOUT_LIMIT)] | None,
    Trimmed,
    Message("About text must be at most 3000 characters"),
]
Line = Annotated[
    Annotated[str, Field(max_length=LINE_LIMIT)] | None,
    Trimmed,
    Message("A section introduction must be at most 200 characters"),
]


def _in_full(colour: str) -> str:
    """Return "#f50" as "#ff5500", in lower case."""
    digits = colour[1:].lower()
    return "#" + "".join(digit * 2 for digit in digits) if len(digits) == SHORT_COLOUR else f"#{digits}"


Colour = Annotated[
    Annotated[str, Field(pattern=r"^#([0-9A-Fa-f]{3}){1,2}$"), AfterValidator(_in_full)] | None,
    Trimmed,
    Message("The colour must be like #ff5c1a"),
]


class ServiceLine(Body):
    """A service as the owner wants it to look. A blank field leaves the original in place."""

    id: ServiceId
    title: Name = ""
    description: Text = ""
    image_url: Annotated[str | None, Field(max_length=SHORT_LIMIT)] = None
    hidden: bool = False


class LookFields(Body):
    """All parts of the look that can be set. `services` lists all services, in their order."""

    hero_title: Headline = None
    hero_text: HeroText = None
    about_text: AboutText = None
    services_line: Line = None
    gallery_line: Line = None
    contact_line: Line = None
    shop_line: Line = None
    accent: Colour = None
    logo_url: Annotated[Annotated[str, Field(max_length=SHORT_LIMIT)] | None, Message("Please upload the logo")] = None
    hero_image: Annotated[
        Annotated[str, Field(max_length=SHORT_LIMIT)] | None, Message("Choose one of the uploaded pictures")
    ] = None
    logo_ground: Annotated[Ground, Message("Choose a dark or a light background")] = "dark"
    services: Annotated[
        list[ServiceLine],
        Field(default_factory=list, min_length=len(SERVICE_IDS), max_length=len(SERVICE_IDS)),
        Message("Give each of the eleven services once"),
    ]


class LookBody(LookFields):
    """The look to change; only the fields that are sent change. `was` contains the values of these fields as the form
    showed them. If one is different by now, the request is a conflict.
    """

    was: LookFields = Field(default_factory=LookFields)


class LogoView(View):
    """A logo that was just uploaded. `ground` is the background on which it can be seen."""

    url: str
    ground: Ground


class ServiceLineView(View):
    """A service; a blank field means that the original is shown."""

    id: str
    title: str
    description: str
    image_url: str | None
    hidden: bool


class LookView(View):
    """The look as it is set."""

    hero_title: str | None
    hero_text: str | None
    about_text: str | None
    services_line: str | None
    gallery_line: str | None
    contact_line: str | None
    shop_line: str | None
    accent: str | None
    logo_url: str | None
    logo_ground: Ground
    hero_image: str | None
    services: list[ServiceLineView]


class HeroView(View):
    """The hero picture, and its cut for a phone held upright."""

    wide: ImageView
    tall: ImageView


class ShownLook(View):
    """The parts of the look that replace the original for visitors. `services` are the shown services in their order,
    by id, with the owner's title; the title is blank for the original.
    """

    hero_title: str | None
    hero_text: str | None
    about_text: str | None
    services_line: str | None
    gallery_line: str | None
    contact_line: str | None
    shop_line: str | None
    services: dict[str, str] | None
    hero: HeroView | None
