"""The computer's date, which the owner confirms after a jump."""

from app.contract.system.clock import ClockView
from app.shop.system.privacy import clock
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.api.call import call


@call("GET", "/api/admin/clock", answer=ClockView, admin=True)
def read_clock() -> clock.Clock:
    """The computer's clock, and whether it jumped since the last run."""
    return clock.read_clock(db.session(), now())


@call("POST", "/api/admin/clock/confirm", answer=ClockView, admin=True)
def confirm_clock() -> clock.Clock:
    """Accept the computer's date as correct. Expired rows are deleted at the next run, within the hour."""
    moment = now()
    with write() as session:
        clock.confirm_date(session, moment)
        return clock.read_clock(session, moment)
