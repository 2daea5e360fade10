"""Whether visitors see any part."""

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.store.database.state import Latest, state_of

_ANY = text("SELECT 1 FROM products WHERE hidden = 0 LIMIT 1")
"""As text: it is read for every page, the first ones of a start included."""


class HasParts(Latest[bool]):
    """True while a committed product is shown."""


def has_parts(session: Session) -> bool:
    """Return whether visitors see any product; read once for each version."""
    state = state_of(session)

    def read() -> bool:
        with Session(session.get_bind().engine) as fresh:
            return fresh.scalar(_ANY) is not None

    return state.of(HasParts).get(state.version.admin_data_version(), read)
