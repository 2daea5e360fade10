"""Enquiries through the contact form."""

from typing import Annotated, Literal

from app.contract.fields import BlankIsNone, Body, Email, LongText, Message, Name, OptionalText, Trimmed, View
from app.contract.visible import AtLeast

Service = Literal[
    "mechanical",
    "exhaust",
    "tinting",
    "detailing",
    "autostyling",
    "carplay",
    "led",
    "caliper",
    "graphics",
    "headlight",
    "coating",
    "consultation",
]


class ContactBody(Body):
    """The contact form."""

    name: Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
    email: Annotated[Email, Message("Please enter a valid email address")]
    phone: OptionalText = None
    vehicle_type: OptionalText = None
    service_interest: Annotated[Service | None, BlankIsNone, Trimmed, Message("Please choose one of the services")] = (
        None
    )
    message: Annotated[LongText, AtLeast(10), Message("Message must be at least 10 characters")]


class NewEnquiryView(View):
    """The id of a stored enquiry."""

    id: str


class EnquiryAnswer(View):
    """The enquiry is stored."""

    success: bool = True
    message: str
    inquiry: NewEnquiryView
