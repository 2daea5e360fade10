"""Trust in the computer's clock.

After a jump ahead nothing is forgotten until the owner confirms the date.
"""

import json
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from app.store.base.settings import Setting

KEY = "last_run_at"
JUMP = timedelta(hours=48)
"""Time without a run after which a wrong clock is as likely as a long rest."""


@dataclass(frozen=True)
class Clock:
    """The moment, and the last trusted run of maintenance.

    Trusted is a run on a trusted clock.
    """

    now: datetime
    last_run_at: datetime | None

    @property
    def is_held(self) -> bool:
        """Return whether nothing may be forgotten.

        The clock is too far ahead of the last run.
        """
        return self.last_run_at is not None and self.now - self.last_run_at > JUMP


def read_clock(session: Session, moment: datetime) -> Clock:
    """Return the clock as it stands at a moment."""
    row = session.get(Setting, KEY)
    return Clock(moment, datetime.fromisoformat(json.loads(row.value)) if row else None)


def note_run(session: Session, moment: datetime) -> Clock:
    """Note the moment as the last run's unless the clock jumped.

    Returns the clock as it was found.
    """
    clock = read_clock(session, moment)
    if not clock.is_held:
        confirm_date(session, moment)
    return clock


def confirm_date(session: Session, moment: datetime) -> None:
    """Take the moment for right.

    Rows that have expired by it may be forgotten.
    """
    session.merge(Setting(key=KEY, value=json.dumps(moment.isoformat())))
