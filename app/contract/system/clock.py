"""The computer's clock, as retention sees it."""

from app.contract.base.fields import Moment, View


class ClockView(View):
    """The clock and the last run of maintenance. While `isHeld` is true, no old data is deleted until the date is
    confirmed.
    """

    now: Moment
    last_run_at: Moment | None
    is_held: bool
