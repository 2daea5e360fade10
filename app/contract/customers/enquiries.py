"""Enquiries through the contact form."""

from typing import Annotated, Literal

from app.contract.base.days import OptionalDay
from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    Email,
    LongText,
    Message,
    Name,
    OptionalId,
    OptionalText,
    Trimmed,
    View,
)
from app.contract.base.visible import AtLeast

SERVICE_TITLES = {
    "mechanical": "Mechanical Works",
    "exhaust": "Custom Exhaust Modifications",
    "tinting": "Window Tinting",
    "detailing": "Professional Detailing",
    "autostyling": "Autostyling Kits",
    "carplay": "Apple CarPlay",
    "led": "LED Conversions",
    "caliper": "Brake Caliper Painting",
    "graphics": "Custom Graphics",
    "headlight": "Headlight Restoration",
    "coating": "Paint Protective Coatings",
}
"""The services in their order, by the id that the enquiry form sends (specification, section 9)."""
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
    product_id: Annotated[OptionalId, Message("The part must be given by its id")] = None
    model_id: Annotated[OptionalId, Message("The vehicle must be given by its id")] = None
    vehicle_year: Annotated[Digits | None, BlankIsNone, Message("Please choose a year")] = None
    wanted: Annotated[OptionalText, Message("The part wanted must be at most 500 characters")] = None
    preferred_day: Annotated[OptionalDay, Message("Please choose today or a later day")] = None


class NewEnquiryView(View):
    """The id of a stored enquiry."""

    id: str


class EnquiryPhotoView(View):
    """A photo that was added to an enquiry."""

    id: str
    width: int
    height: int


class EnquiryAnswer(View):
    """The answer to an enquiry that was stored. With `photoToken` up to four photos can be added for an hour."""

    success: bool = True
    message: str
    inquiry: NewEnquiryView
    photo_token: str
