"""Personal data held on a person."""

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from app.contract.base.document_links import DocumentKind
from app.contract.base.fields import Body, Email, Message, Moment, Money, Name, View
from app.contract.base.mails import MailView
from app.contract.base.visible import AtLeast
from app.contract.customers.admin_enquiries import AnsweredEnquiryView
from app.contract.customers.contacts import ContactView
from app.contract.sales.orders import OrderView
from app.contract.sales.payments import AdminPaymentView, PaymentChoice
from app.contract.sales.withdrawals import WithdrawalStatus, WithdrawnItemView
from app.contract.system.owner_settings import TunnelKind
from app.contract.workshop.admin_jobs import JobSummaryView
from app.contract.workshop.admin_quotes import QuoteSummaryView
from app.contract.workshop.job_photos import JobWorkView, PhotoStage


class PrivacyView(View):
    """Privacy page: retention periods, and the processors of the data."""

    analytics_days: int
    ip_days: int
    cart_days: int
    enquiry_months: int
    mail_days: int
    sends_mail: bool
    tunnel: TunnelKind | None
    payment_methods: list[PaymentChoice]


DETAILS = ("email", "name", "phone", "orderNumber")


class PersonBody(Body):
    """Person to find by at least one detail; every detail that is sent must match. They are sent in the body, so that
    none of them appears in a log or a browser history.
    """

    email: Annotated[Email, Message("Please enter a valid email address")] = ""
    name: Annotated[Name, AtLeast(1), Message("Please enter a name")] = ""
    phone: Annotated[Name, Field(pattern="[0-9]"), Message("Please enter a phone number")] = ""
    order_number: Annotated[Name, Field(pattern="^#?[0-9]{1,18}$"), Message("Please enter an order number")] = ""

    @model_validator(mode="before")
    @classmethod
    def at_least_an_email(cls, content: dict[str, Any]) -> dict[str, Any]:
        """Ask for the e-mail address where nothing else is given."""
        return content if content.keys() & set(DETAILS) else {**content, "email": ""}


class DeletedEnquiryView(View):
    """A deleted enquiry with its mails, which could still be brought back."""

    deleted_at: Moment
    expires_at: Moment
    inquiry: AnsweredEnquiryView
    mails: list[MailView]


class HeldWithdrawalView(View):
    """A statement of withdrawal, and what became of it."""

    reference: int
    received_at: Moment
    name: str
    email: str
    order_text: str
    order_number: str | None
    items: list[WithdrawnItemView] | None
    status: WithdrawalStatus
    note: str | None


class HeldOrderView(OrderView):
    """An order with everything that was paid for it, and paid back."""

    payments: list[AdminPaymentView]


class HeldDocumentView(View):
    """A document of a person, and the last day of its storage. The law requires it, so an erasure leaves it unchanged
    until then.
    """

    id: str
    kind: DocumentKind
    name: str
    issued_at: Moment
    buyer_name: str
    buyer_address: str
    buyer_vat: str | None
    total: Money
    retained_until: date


class HeldAnswerView(View):
    """An answer to a quote, and all that its customer saw."""

    version: int
    answer: str
    name: str
    created_at: Moment
    content: dict[str, Any]


class HeldLineView(View):
    """A line of a quote or a job."""

    text: str
    quantity: Money
    amount: Money


class HeldQuoteTextView(QuoteSummaryView):
    """A quote with its words."""

    intro: str
    lines: list[HeldLineView]
    answered_name: str | None
    message: str | None
    preferred_day: str | None
    dropped_at: Moment | None


class HeldQuoteView(View):
    """A quote of a person, and every answer to it."""

    quote: HeldQuoteTextView
    answers: list[HeldAnswerView]


class DeletedCustomerView(View):
    """A deleted customer, car, quote or job that could still be restored. `content` is its rows by their table."""

    what: str
    name: str
    deleted_at: Moment
    expires_at: Moment
    content: dict[str, list[dict[str, Any]]]


class HeldPhotoView(View):
    """A photo of a person's enquiry or job; `url` is its file."""

    of: Literal["enquiry", "job"]
    created_at: Moment
    stage: PhotoStage | None
    note: str
    url: str


class HeldEventView(View):
    """Something that happened to a job."""

    status: str | None
    note: str | None
    created_at: Moment


class HeldAppointmentView(View):
    """Time in the workshop for a job."""

    starts_at: Moment
    ends_at: Moment
    title: str


class HeldJobView(JobSummaryView):
    """A job of a person, and everything that was paid for it."""

    mileage: int | None
    note: str
    lines: list[HeldLineView]
    history: list[HeldEventView]
    appointments: list[HeldAppointmentView]
    payments: list[AdminPaymentView]


class HeldStockWaitView(View):
    """A request for an e-mail when a part is back in stock."""

    id: str
    email: str
    product: str
    created_at: Moment
    confirmed_at: Moment | None


class HeldView(View):
    """Everything that is stored about a person, newest first, with everything that belongs to an order or enquiry of
    theirs. `email` is the address that was asked for, or blank.
    """

    email: str
    orders: list[HeldOrderView]
    inquiries: list[AnsweredEnquiryView]
    mails: list[MailView]
    deleted_inquiries: int
    deleted: list[DeletedEnquiryView]
    withdrawals: list[HeldWithdrawalView]
    documents: list[HeldDocumentView]
    contacts: list[ContactView]
    deleted_customers: list[DeletedCustomerView]
    quotes: list[HeldQuoteView]
    jobs: list[HeldJobView]
    photos: list[HeldPhotoView]
    works: list[JobWorkView]
    stock_waits: list[HeldStockWaitView]


class ErasedView(View):
    """Result of an erasure. The person's data are removed from orders, jobs and withdrawals while the rest remains;
    enquiries and mails are deleted.
    """

    success: bool = True
    orders: int
    inquiries: int
    mails: int
    withdrawals: int
    contacts: int
    jobs: int
