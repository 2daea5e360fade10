"""The one administrator: the password, and the sessions that are open."""

import hashlib
import secrets
from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotSignedIn, invalid_field
from app.shop.base.settings.settings import read_settings
from app.shop.system.access import passwords
from app.store.base.users import AdminSession, User
from app.store.database.base import now

USERNAME = "admin"
IDLE = timedelta(hours=2)
LONGEST = timedelta(hours=12)
SEEN_AGAIN = timedelta(minutes=1)
"""Age of `seen_at` at which a request writes it again."""
INVALID_PASSWORD = "Invalid password"  # noqa: S105 -- a sentence, not a password


def is_set_up(session: Session) -> bool:
    """Return whether a password has ever been set."""
    return find_administrator(session) is not None


def set_first_password(session: Session, password: str) -> User:
    """Set the password of a new shop. Raises Conflict when there is one already, Invalid when it is easily guessed."""
    if is_set_up(session):
        raise Conflict("A password has been set already")
    passwords.check_new_password(password, read_settings(session).business_name, field="password")
    return store_password(session, password)


def store_password(session: Session, password: str) -> User:
    """Set the administrator's password to `password`, whatever it was before. The caller has to check the rules for
    passwords.
    """
    user = find_administrator(session) or User(username=USERNAME)
    user.password = passwords.hash_password(password)
    session.add(user)
    session.flush()
    return user


def read_password_hash(session: Session) -> str:
    """Return the hash of the administrator's password; blank in a shop without one."""
    user = find_administrator(session)
    return user.password if user else ""


def store_password_hash(session: Session, hashed: str) -> User:
    """Set the password of a hash, which is another shop's of the same owner."""
    user = find_administrator(session) or User(username=USERNAME)
    user.password = hashed
    session.add(user)
    session.flush()
    return user


def check_password(session: Session, password: str) -> User:
    """The administrator. Raises NotSignedIn when the password is not the one."""
    user = find_administrator(session)
    if user is None or not passwords.is_password(password, user.password):
        raise NotSignedIn(INVALID_PASSWORD)
    return user


def check_current_password(session: Session, password: str) -> None:
    """Raises Invalid about `currentPassword` when it is not the one."""
    try:
        check_password(session, password)
    except NotSignedIn:
        raise invalid_field("currentPassword", "The current password is not right") from None


def change_password(session: Session, new_password: str, token: str) -> None:
    """Set a new password, and end every session except that of `token`. Raises Invalid about `newPassword`."""
    passwords.check_new_password(new_password, read_settings(session).business_name)
    store_password(session, new_password)
    session.execute(delete(AdminSession).where(AdminSession.token_hash != _hash(token)))


def open_session(session: Session, user: User) -> str:
    """Start a session and return its secret, which only the browser stores."""
    token = secrets.token_urlsafe(32)
    session.add(AdminSession(token_hash=_hash(token), user_id=user.id))
    return token


def find_session(session: Session, token: str) -> AdminSession | None:
    """Return the open session of a secret. Returns None when it is unknown, idle for 2 hours or 12 hours old."""
    row = session.get(AdminSession, _hash(token))
    return row if row and not _is_over(row, now()) else None


def is_to_be_seen(row: AdminSession) -> bool:
    """Return whether the session's last use is due to be written again."""
    return abs(now() - row.seen_at) >= SEEN_AGAIN


def see_session(session: Session, token: str) -> None:
    """Note that a session is in use."""
    row = session.get(AdminSession, _hash(token))
    if row:
        row.seen_at = now()


def close_session(session: Session, token: str) -> None:
    """End one session."""
    session.execute(delete(AdminSession).where(AdminSession.token_hash == _hash(token)))


def close_all_sessions(session: Session) -> None:
    """End every session, everywhere."""
    session.execute(delete(AdminSession))


def forget_old_sessions(session: Session) -> None:
    """Remove the rows of sessions that are over."""
    moment = now()
    for row in session.scalars(select(AdminSession)).all():
        if _is_over(row, moment):
            session.delete(row)


def find_administrator(session: Session) -> User | None:
    """Return the administrator; None in a shop without a password."""
    return session.scalar(select(User).where(User.username == USERNAME))


def _is_over(row: AdminSession, moment: datetime) -> bool:
    # Times that lie ahead were written by a clock that was wrong, and would keep it open for as long.
    return abs(moment - row.seen_at) >= IDLE or abs(moment - row.created_at) >= LONGEST


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
