"""The calendar on the owner's phones."""

from typing import Annotated

from app.contract.base.fields import Body, Message, View


class PhoneCalendarBody(Body):
    """With `names` the calendar tells customers' names and cars, otherwise only their initials."""

    names: Annotated[bool, Message("Choose whether names are shown")] = False


class PhoneCalendarView(View):
    """The address for phones, and its code. Both are null while it is off, or the shop has no public address."""

    on: bool
    names: bool
    address: str | None
    qr: str | None
