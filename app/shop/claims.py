"""The figures beside the story: claims that the owner alone can make."""

from sqlalchemy.orm import Session

from app.shop.new_shop import has_room
from app.shop.settings.settings import change_settings
from app.store.base.settings import Setting

FIGURES = "stats"


def drop_claims(session: Session) -> None:
    """Begin a new shop without figures, since nobody has answered for them.

    A shop with content, or with figures of its owner's, keeps its own.
    """
    if has_room(session) and session.get(Setting, FIGURES) is None:
        change_settings(session, {FIGURES: []})


def are_unanswered(session: Session) -> bool:
    """Return whether the figures are still those that the program came with."""
    return session.get(Setting, FIGURES) is None
