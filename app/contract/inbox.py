"""The owner's inbox: pages of messages."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.admin_enquiries import ListedEnquiryView
from app.contract.fields import Digits, Message, Name, Query, View

NO_CHOICE = "Show must be all, unanswered, new, read or answered"
NO_STAGE = "Stage must be new, to_quote, quoted, won, lost or spam"


class InboxQuery(Query):
    """The messages that are looked for, and the page.

    `open` is the id of the one that is open, which no choice of state or stage hides.
    """

    search: Name = ""
    show: Annotated[Literal["all", "unanswered", "new", "read", "answered"], Message(NO_CHOICE)] = "all"
    stage: Annotated[Literal["", "new", "to_quote", "quoted", "won", "lost", "spam"], Message(NO_STAGE)] = ""
    open: Name = ""
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class InboxView(View):
    """A page of the messages, new ones first, then newest first.

    `shown` and `stages` count those with the searched words, by choice and by stage; `open` is the open one, null where
    it is gone.
    """

    enquiries: list[ListedEnquiryView]
    open: ListedEnquiryView | None
    shown: dict[str, int]
    stages: dict[str, int]
    total: int
    page: int
    page_size: int
