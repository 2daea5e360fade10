"""Questions on a quote or a job, and the answers to them."""

from typing import Annotated

from app.contract.base.fields import Body, LongText, Message, Moment, View
from app.contract.base.visible import AtLeast

NO_QUESTION = "Please write a question of 2 to 5,000 characters"


class QuestionBody(Body):
    """A question of the customer on their own page."""

    text: Annotated[LongText, AtLeast(2), Message(NO_QUESTION)]


class QuestionAnswerView(View):
    """The owner's answer to a question."""

    text: str
    answered_at: Moment


class QuestionView(View):
    """A question, and the answers to it. `isAnswered` means that nobody waits for an answer any more."""

    id: str
    text: str
    asked_at: Moment
    is_answered: bool
    answers: list[QuestionAnswerView]
