"""Enquiries as the owner sees them, their replies and the templates."""

from typing import Annotated, Any, Literal

from pydantic import model_validator

from app.contract.base.fields import BlankIsNone, Body, Id, LongText, Message, Moment, Money, Name, View
from app.contract.base.mails import MailStatus
from app.contract.base.visible import AtLeast

EnquiryStatus = Literal["new", "read", "answered"]
Outcome = Literal["quoted", "won", "lost", "spam"]


class EnquiryView(View):
    """One message in full. `about` names a quote or a job, such as Quote 12, where the message was a question asked on
    its page.
    """

    id: str
    name: str
    email: str
    phone: str | None
    vehicle_type: str | None
    service_interest: str | None
    message: str
    status: EnquiryStatus
    created_at: Moment
    product_id: str | None
    part: str | None
    vehicle: str | None
    preferred_day: str | None
    wanted: str | None
    outcome: Outcome | None
    quote_id: str | None
    job_id: str | None
    about: str | None


class ListedEnquiryView(EnquiryView):
    """An enquiry with its state.

    `dueAt` is the time until which an answer is promised, `ageSeconds` the age by the shop's own clock. `answeredAt` is
    the time of the last reply, `undelivered` the number of replies that were not sent yet. `stage` is the outcome, or
    the progress so far while there is none.
    """

    stage: Literal["new", "to_quote", "quoted", "won", "lost", "spam"]
    photo_count: int
    due_at: Moment
    age_seconds: int
    answered_at: Moment | None
    undelivered: int


class ReplyView(View):
    """An answer to an enquiry. It was sent by the shop's mail server or by the owner's mail program, or it is only a
    mark without a text.
    """

    id: str
    subject: str
    body: str
    way: Literal["mail", "program", "marked"]
    created_at: Moment


class ReplyMailView(View):
    """State of a reply's mail in the outbox."""

    id: str
    status: MailStatus
    due_at: Moment
    sent_at: Moment | None
    last_error: str | None


class ThreadReplyView(ReplyView):
    """A reply with its mail, until that is deleted."""

    mail: ReplyMailView | None


class AnsweredEnquiryView(EnquiryView):
    """An enquiry with all its replies."""

    replies: list[ReplyView]


class PhotoView(View):
    """A private photo, and the paths of its two sizes."""

    id: str
    width: int
    height: int
    url: str
    small_url: str


class EarlierView(View):
    """An earlier order, job, enquiry or withdrawal of the same person. `title` is its number, or the first words of the
    message. `total` and `owed` are the amounts of orders and jobs.
    """

    kind: Literal["order", "job", "enquiry", "withdrawal"]
    id: str
    title: str
    state: str
    created_at: Moment
    total: Money | None
    owed: Money | None


class ThreadView(View):
    """An enquiry with its replies, and all that an answer needs. `subject` is the subject of the next answer; `quote`
    and `signature` appear below its text; `fields` has the values of the fields, such as {{name}}. `repliesTo` is
    the address at which the enquirer's own answer arrives.
    """

    inquiry: ListedEnquiryView
    replies: list[ThreadReplyView]
    photos: list[PhotoView]
    earlier: list[EarlierView]
    subject: str
    quote: str
    signature: str
    fields: dict[str, str]
    sends_mail: bool
    replies_to: str


Subject = Annotated[Name, AtLeast(1), Message("Please enter a subject of at most 200 characters")]
ReplyBody = Annotated[LongText, AtLeast(2), Message("Please write an answer of at most 5,000 characters")]
TemplateBody = Annotated[LongText, AtLeast(2), Message("Please write a text of at most 5,000 characters")]
TemplateName = Annotated[Name, AtLeast(1), Message("Please enter a name of at most 200 characters")]


class NewReply(Body):
    """An answer to send, or one sent by the owner's mail program. `after` is the id of the last reply that the owner
    saw, null without any.
    """

    subject: Subject
    body: ReplyBody
    way: Annotated[Literal["mail", "program"], Message("Choose mail or program")]
    after: Annotated[Id | None, BlankIsNone, Message("After must be the id of a reply")] = None


class ReplyAnswer(View):
    """The reply, and the thread as it is now."""

    id: str
    thread: ThreadView


class NewTemplate(Body):
    """A template to add."""

    name: TemplateName
    subject: Subject
    body: TemplateBody


class TemplateChange(Body):
    """Only what is sent changes."""

    name: TemplateName = ""
    subject: Subject = ""
    body: TemplateBody = ""


class TemplateView(View):
    """A text for answers, with fields such as {{name}}."""

    id: str
    name: str
    subject: str
    body: str
    created_at: Moment


class TemplatesView(View):
    """The templates by name, and the names of the fields."""

    templates: list[TemplateView]
    fields: list[str]


class EnquiryChange(Body):
    """New status or outcome of an enquiry; what is not sent stays."""

    status: Annotated[EnquiryStatus, Message("Status must be new, read or answered")] = "new"
    outcome: Annotated[Outcome | None, BlankIsNone, Message("Choose quoted, won, lost, spam or none")] = None

    @model_validator(mode="before")
    @classmethod
    def _needs_one(cls, given: Any) -> Any:
        """Refuse a change of nothing by the status's sentence."""
        return given if given.keys() & {"status", "outcome"} else given | {"status": None}
