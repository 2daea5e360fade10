"""A pause of the shop for the rest of the day. It uses the owner's closing rule, switched with one click."""

from datetime import timedelta

from sqlalchemy.orm import Session

from app.shop.base.settings import closing
from app.shop.base.settings.settings import change_settings, read_settings


def is_paused(session: Session) -> bool:
    """Return whether ordering is paused now."""
    return read_settings(session).closed


def switch_pause(session: Session) -> bool:
    """Close the shop until tomorrow, or open it if it is closed. Returns True if it is closed now."""
    tomorrow = closing.today() + timedelta(days=1)
    pauses = not is_paused(session)
    change_settings(session, {"closed_until": tomorrow.isoformat() if pauses else ""})
    return pauses
