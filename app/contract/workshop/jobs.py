"""A customer's view of a job, and their answer to extra work."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BeforeValidator

from app.contract.base.document_links import DocumentLinkView
from app.contract.base.fields import Body, Message, Moment, Money, Name, View
from app.contract.base.money import TaxMode
from app.contract.base.visible import AtLeast
from app.contract.customers.questions import QuestionView
from app.contract.sales.admin_orders import read_moment
from app.contract.sales.payments import TransferView
from app.contract.workshop.job_status import JobStatus
from app.contract.workshop.quotes import NO_NAME, BusinessView, QuotePhotoView, QuoteTotalsView, WorkLineView

Stage = Literal["before", "during", "after", "damage", "other"]
NO_MOMENT = "askedAt must be a time such as 2026-05-01T09:30:00.000Z"


class JobLineView(WorkLineView):
    """A line of a job. Extra work has `askedAt`; `isApproved` is null before its answer, and `totalWith` is the total
    of the job with it. `reason` and the photos in `photoIds` explain the proposal. An answer can be undone for
    another `undoFor` seconds.
    """

    asked_at: Moment | None
    is_approved: bool | None
    answered_at: Moment | None
    answered_name: str | None
    total_with: Money | None
    reason: str | None
    photo_ids: list[str]
    undo_for: int


class JobPhotoView(QuotePhotoView):
    """A photo of the work that its customer may see."""

    stage: Stage | None
    note: str


class CardPaymentView(View):
    """A payment by card. It is open until the provider reports its result."""

    amount: Money
    state: Literal["open", "succeeded", "failed", "expired"]


class JobView(QuoteTotalsView):
    """A job as its customer sees it.

    The amounts are those of the agreed lines. `bookedFor` is when a booked car is expected. `canPay` is true while the
    amount owed can be paid by card; `cardPayment` is the last payment by card. `transfer` is the amount that can be
    paid by transfer. `questions` includes those on its quote; `answersByMail` means that they are answered by e-mail as
    well. While `isErased` is true, lines, photos, documents and questions are no longer shown.
    """

    number: int
    status: JobStatus
    is_erased: bool
    business: BusinessView
    customer: str
    car: str | None
    booked_for: Moment | None
    promised_at: Moment | None
    lines: list[JobLineView]
    tax_mode: TaxMode
    deposit: Money | None
    paid: Money
    refunded: Money
    owed: Money
    deposit_owed: Money
    can_pay: bool
    card_payment: CardPaymentView | None
    transfer: TransferView | None
    photos: list[JobPhotoView]
    documents: list[DocumentLinkView]
    questions: list[QuestionView]
    answers_by_mail: bool


class JobPayment(Body):
    """The sum that the customer is about to pay by card. It is the missing part of the deposit, or all that is owed."""

    what: Annotated[Literal["deposit", "owed"], Message("Choose deposit or owed")]


class ExtraWorkAnswer(Body):
    """The customer's answer to one line of extra work; `askedAt` identifies the request that they saw."""

    approve: Annotated[bool, Message("Approve must be true or false")]
    name: Annotated[Name, AtLeast(2), Message(NO_NAME)]
    asked_at: Annotated[datetime | None, BeforeValidator(read_moment), Message(NO_MOMENT)] = None
