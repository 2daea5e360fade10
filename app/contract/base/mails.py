"""The outbox for the owner, and the test of the mail server."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Body, Digits, Email, Message, Moment, Query, View
from app.contract.base.paged import Rows

MailStatus = Literal["waiting", "sending", "sent", "failed", "by_hand", "done"]
UNKNOWN_STATUS = "Status must be waiting, sending, sent, failed, by_hand or done"


class MailsQuery(Query):
    """Filter of mails by status, and the page."""

    status: Annotated[MailStatus | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_STATUS)] = None
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class MailView(View):
    """A mail without its text. `dueAt` is when the next attempt is due, while the mail waits."""

    id: str
    kind: str
    to_address: str
    to_name: str
    subject: str
    status: MailStatus
    attempts: int
    due_at: Moment
    sent_at: Moment | None
    last_error: str | None
    order_id: str | None
    order_number: Annotated[str | None, BeforeValidator(lambda number: None if number is None else str(number))]
    inquiry_id: str | None
    created_at: Moment


class MailPreview(MailView):
    """A mail in full. `mailto` opens it, already written, in the owner's own mail program."""

    body_text: str
    body_html: str
    mailto: str


class MailCounts(View):
    """Numbers of failed, held and queued mails."""

    failed: int
    by_hand: int
    waiting: int


class MailsView(View):
    """A page of the outbox, newest first."""

    mails: Rows[MailView]
    total: int
    page: int
    page_size: int
    counts: MailCounts


class TestMailBody(Body):
    """Recipient of the test mail; the owner if left out."""

    to: Annotated[Email | None, Message("Please enter a valid email address")] = None


class TestMailAnswer(View):
    """Result of a test mail, with the mail server's reply."""

    success: bool
    message: str


class MailsFreed(View):
    """Number of mails released to the mail server."""

    success: bool = True
    count: int
