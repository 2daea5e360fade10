"""Photo drops: pictures that a phone sends by a code."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Body, Id, Message, Moment, View


class DropBody(Body):
    """Purpose of the pictures of a drop. A product or a job is identified by its id."""

    purpose: Annotated[
        Literal["product", "job", "gallery", "uploads"],
        Field(alias="for"),
        Message("Pictures can go to a product, a job, the gallery or the uploads"),
    ]
    id: Annotated[Id | None, Message("The product or the job must be given by its id")] = None


class LandedView(View):
    """A picture that arrived, and its place."""

    url: str
    place: Literal["product", "uploads", "job"]


class DropView(View):
    """A drop as the owner sees it. `left` is the number of pictures that it still accepts, 0 when it is over."""

    id: str
    expires_at: Moment
    pictures: list[LandedView]
    left: int


class NewDropView(DropView):
    """A new drop with its address, and the QR code that shows it (SVG). Neither can be read again later."""

    url: str
    qr: str
