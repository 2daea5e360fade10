"""Personal data held under an e-mail address."""

from typing import Annotated

from app.contract.admin_enquiries import EnquiryView
from app.contract.fields import Body, Email, Message, View
from app.contract.mails import MailView
from app.contract.orders import OrderView
from app.contract.settings import TunnelKind


class PrivacyView(View):
    """Privacy page: retention periods, and the processors of the data."""

    analytics_days: int
    ip_days: int
    cart_days: int
    enquiry_months: int
    mail_days: int
    sends_mail: bool
    tunnel: TunnelKind | None


class PersonBody(Body):
    """Person by e-mail address.

    It is sent in the body, so that no address stands in a log or a history.
    """

    email: Annotated[Email, Message("Please enter a valid email address")]


class HeldView(View):
    """Everything that carries an e-mail address, newest first.

    Also what belongs to an order or enquiry that does.
    """

    email: str
    orders: list[OrderView]
    inquiries: list[EnquiryView]
    mails: list[MailView]
    deleted_inquiries: int


class ErasedView(View):
    """Result of an erasure.

    Orders lose the person and keep their sums; enquiries and mails are deleted.
    """

    success: bool = True
    orders: int
    inquiries: int
    mails: int
