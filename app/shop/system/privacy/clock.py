"""Functions that decide whether the computer's clock can be trusted. After a jump ahead nothing is deleted until the
owner confirms the date.
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
    """The present moment and the last maintenance run that had a trusted clock."""

    now: datetime
    last_run_at: datetime | None

    @property
    def is_held(self) -> bool:
        """Return whether expired data must not be deleted, because the clock is too far ahead of the last run."""
        return self.last_run_at is not None and self.now - self.last_run_at > JUMP


def read_clock(session: Session, moment: datetime) -> Clock:
    """Return the clock at a moment, with its last trusted run."""
    row = session.get(Setting, KEY)
    return Clock(moment, datetime.fromisoformat(json.loads(row.value)) if row else None)


def note_run(session: Session, moment: datetime) -> Clock:
    """Record the moment as the last run, unless the clock jumped. Returns the clock as it was before."""
    clock = read_clock(session, moment)
    if not clock.is_held:
        confirm_date(session, moment)
    return clock


def confirm_date(session: Session, moment: datetime) -> None:
    """Confirm that the moment is correct. Rows that expired before it may then be deleted."""
    session.merge(Setting(key=KEY, value=json.dumps(moment.isoformat())))
