"""The owner's inbox: pages of messages."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Digits, Message, Moment, Money, Name, Query, View
from app.contract.customers.admin_enquiries import ListedEnquiryView

NO_CHOICE = "Show must be all, unanswered, new, read or answered"
NO_STAGE = "Stage must be new, to_quote, quoted, won, lost or spam"


class InboxQuery(Query):
    """Filter of the messages, and the page. `open` is the id of the message that is open; no choice of state or stage
    hides it.
    """

    search: Name = ""
    show: Annotated[Literal["all", "unanswered", "new", "read", "answered"], Message(NO_CHOICE)] = "all"
    stage: Annotated[Literal["", "new", "to_quote", "quoted", "won", "lost", "spam"], Message(NO_STAGE)] = ""
    open: Name = ""
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class InboxTaskView(View):
    """A withdrawal or a mail that waits for the owner. `todo` is the action to take, `amount` is the money to pay back,
    `days_left` the number of days left for it.
    """

    kind: Literal["withdrawal", "mail"]
    id: str
    name: str
    title: str
    todo: Literal["decide", "pay_back", "send_again", "send_by_hand"]
    created_at: Moment
    amount: Money | None
    days_left: int | None


class InboxView(View):
    """A page of enquiries and tasks, newest first. `tasks` are the withdrawals and mails that wait. `shown` and
    `stages` count all that contain the searched words, by choice and by stage; `total` counts the rows of all pages.
    `open` is the open enquiry, null where it is gone.
    """

    enquiries: list[ListedEnquiryView]
    tasks: list[InboxTaskView]
    open: ListedEnquiryView | None
    shown: dict[str, int]
    stages: dict[str, int]
    total: int
    page: int
    page_size: int
