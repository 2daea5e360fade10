"""The owner's side of a job's page: its link, and extra work."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Id, LongText, Message, Moment, NamesEntries, View
from app.contract.workshop.admin_lines import LineBody
from app.contract.workshop.admin_quotes import SendQuote
from app.contract.workshop.quotes import MOST_LINES

MOST_PHOTOS = 20
NO_PHOTOS = "Choose at most 20 photos of the job"
NO_LINES = "Add at least one line, each with a text, a quantity above 0 and a price"


class JobLinkView(View):
    """The customer's page of a job: when its last link was made."""

    linked_at: Moment | None


class ExtraWorkBody(SendQuote):
    """Lines of extra work that the customer is asked about. `message` is the reason, shown with the question and in the
    mail. The job's photos in `photoIds` are shown as well, and the customer can see them from then on.
    """

    lines: Annotated[
        Annotated[list[LineBody], Field(min_length=1, max_length=MOST_LINES)], Message(NO_LINES), NamesEntries()
    ]
    message: Annotated[LongText, Message("A text must be at most 5,000 characters")] = ""
    photo_ids: Annotated[Annotated[list[Id], Field(max_length=MOST_PHOTOS)], Message(NO_PHOTOS)] = Field(
        default_factory=list
    )


class TellCustomer(SendQuote):
    """A notice to the customer of the booked day, or that the car is ready. It is sent by mail, or made as a text that
    the owner passes on. `passedOn` records that the last such text was passed on, and makes no other.
    """

    what: Annotated[Literal["day", "ready"], Message("Choose day or ready")]
    passed_on: bool = False


class PassedOnView(View):
    """The text to pass on, and its link; blank by mail."""

    text: str
    url: str


class MadeLink(View):
    """A link of a job; it cannot be shown again."""

    url: str
