"""Enquiries as the owner sees them."""

from typing import Annotated, Literal

from app.contract.fields import Body, Message, Moment, View

EnquiryStatus = Literal["new", "read", "answered"]


class EnquiryView(View):
    """One message of the contact form, whole."""

    id: str
    name: str
    email: str
    phone: str | None
    vehicle_type: str | None
    service_interest: str | None
    message: str
    status: EnquiryStatus
    created_at: Moment


class EnquiryChange(Body):
    """New status of an enquiry."""

    status: Annotated[EnquiryStatus, Message("Status must be new, read or answered")]
