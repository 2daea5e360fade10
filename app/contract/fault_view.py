"""The shape of a refusal."""

from app.contract.fields import View


class Fault(View):
    """An error (CONTRACT.md, JSON); `inventory` is the present stock that moved."""

    message: str
    errors: dict[str, str] | None = None
    inventory: int | None = None
