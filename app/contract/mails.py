"""The outbox as the owner sees it, and the test of the mail server."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.fields import Body, Digits, Email, Message, Moment, Query, View

MailStatus = Literal["waiting", "sending", "sent", "failed", "by_hand", "done"]
UNKNOWN_STATUS = "Status must be waiting, sending, sent, failed, by_hand or done"


class MailsQuery(Query):
    """Which mails: of one status or all, and which page of them."""

    status: Annotated[MailStatus | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_STATUS)] = None
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class MailView(View):
    """A mail, without its text. `dueAt` is when it is tried next, while it waits."""

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
    """A mail, whole; `mailto` opens it, written, in the owner's own mail program."""

    body_text: str
    body_html: str
    mailto: str


class MailCounts(View):
    """What wants the owner's eye, and what is on its way."""

    failed: int
    by_hand: int
    waiting: int


class MailsView(View):
    """A page of the outbox, newest first."""

    mails: list[MailView]
    total: int
    page: int
    page_size: int
    counts: MailCounts


class TestMailBody(Body):
    """Where the test mail goes; left out, to the owner."""

    to: Annotated[Email | None, Message("Please enter a valid email address")] = None


class TestMailAnswer(View):
    """Whether the mail server took it, and what it said."""

    success: bool
    message: str


class MailsFreed(View):
    """How many mails the mail server now sends."""

    success: bool = True
    count: int
