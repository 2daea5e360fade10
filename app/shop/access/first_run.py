"""Where the first run was left: noted when the first password is set at the admin listener, gone once it is done."""

import json

from sqlalchemy.orm import Session

from app.store.settings import Setting

KEY = "first_run_step"
STEPS = ("business", "start", "online", "catalogue", "data")
DONE = "done"


def begin(session: Session) -> None:
    """The password is set: the rest comes next."""
    note_step(session, STEPS[0])


def note_step(session: Session, step: str) -> None:
    """The owner has come to `step`, or is done."""
    if step == DONE:
        row = session.get(Setting, KEY)
        if row:
            session.delete(row)
    else:
        session.merge(Setting(key=KEY, value=json.dumps(step)))


def read_step(session: Session) -> str | None:
    """Where the owner left it; None when it is done, or was never begun."""
    row = session.get(Setting, KEY)
    step = json.loads(row.value) if row else None
    return step if step in STEPS else None
