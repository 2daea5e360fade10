"""The shape of a refusal."""

from app.contract.base.fields import Moment, View


class OtherReplyView(View):
    """Another window's answer to an enquiry; `body` is blank where the enquiry was only marked as answered."""

    id: str
    body: str
    created_at: Moment


class Fault(View):
    """An error (CONTRACT.md, JSON). `inventory` is the present stock where it changed meanwhile, `reply` the answer
    that another window gave to the enquiry.
    """

    message: str
    errors: dict[str, str] | None = None
    inventory: int | None = None
    reply: OtherReplyView | None = None
