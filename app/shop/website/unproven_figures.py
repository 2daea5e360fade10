"""The figures beside the workshop's story. Only the owner can vouch for these claims."""

from sqlalchemy.orm import Session

from app.shop.base.new_shop import has_room
from app.shop.base.settings.settings import change_settings
from app.store.base.settings import Setting

FIGURES = "stats"


def drop_claims(session: Session) -> None:
    """Remove the figures from a new shop, since nobody has confirmed them. A shop with content, or with the owner's own
    figures, is not changed.
    """
    if has_room(session) and session.get(Setting, FIGURES) is None:
        change_settings(session, {FIGURES: []})


def are_unanswered(session: Session) -> bool:
    """Return whether the figures are still the ones that the program was delivered with."""
    return session.get(Setting, FIGURES) is None
