"""Record that stores the progress of the first run. It is created when the first password is set on the admin listener,
and deleted at the end.
"""

import json

from sqlalchemy.orm import Session

from app.store.base.settings import Setting

KEY = "first_run_step"
STEPS = ("business", "look", "hours", "about", "tax", "payment", "mail", "catalogue", "data")
DONE = "done"


def begin(session: Session) -> None:
    """Begin the first run with its first step, because the password is set."""
    note_step(session, STEPS[0])


def note_step(session: Session, step: str) -> None:
    """Record that the owner has reached `step`, or is done."""
    if step == DONE:
        row = session.get(Setting, KEY)
        if row:
            session.delete(row)
    else:
        session.merge(Setting(key=KEY, value=json.dumps(step)))


def read_step(session: Session) -> str | None:
    """Return the step reached; None when finished or never begun."""
    row = session.get(Setting, KEY)
    step = json.loads(row.value) if row else None
    return step if step in STEPS else None
