"""Whether visitors see any part."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue.products import SHOWN, Product
from app.store.database.state import Latest, state_of


class HasParts(Latest[bool]):
    """True while a committed product is shown."""


def has_parts(session: Session) -> bool:
    """Return whether visitors see any product; read once for each version."""
    state = state_of(session)

    def read() -> bool:
        with Session(session.get_bind().engine) as fresh:
            return fresh.scalar(select(Product.id).where(SHOWN).limit(1)) is not None

    return state.of(HasParts).get(state.version.admin_data_version(), read)
