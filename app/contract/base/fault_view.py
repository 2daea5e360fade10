"""The shape of a refusal."""

from app.contract.base.fields import Moment, View


class OtherReplyView(View):
    """Another window's answer to an enquiry; blank where it was marked alone."""

    id: str
    body: str
    created_at: Moment


class Fault(View):
    """An error (CONTRACT.md, JSON).

    `inventory` is the present stock that moved, `reply` another window's answer to the enquiry.
    """

    message: str
    errors: dict[str, str] | None = None
    inventory: int | None = None
    reply: OtherReplyView | None = None
