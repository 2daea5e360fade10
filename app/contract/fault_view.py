"""The shape of a refusal."""

from app.contract.admin_enquiries import ReplyView
from app.contract.fields import View


class Fault(View):
    """An error (CONTRACT.md, JSON).

    `inventory` is the present stock that moved, `reply` another window's answer to the enquiry.
    """

    message: str
    errors: dict[str, str] | None = None
    inventory: int | None = None
    reply: ReplyView | None = None
