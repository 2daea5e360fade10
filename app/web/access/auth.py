"""The administrator's session, through Flask-Login."""

import secrets
from contextlib import suppress

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SessionInterface, SessionMixin
from flask_login import LoginManager, UserMixin, current_user
from sqlalchemy.exc import OperationalError

from app.shop.base.errors import NotSignedIn
from app.shop.system.access import sessions
from app.store.base.users import AdminSession
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.access import listeners

login_manager = LoginManager()
COOKIES = {"public": "admin_session", "desk": "desk_session"}
"""Two names, because a browser shares cookies between the ports of a host."""


class Administrator(UserMixin):  # type: ignore[misc]  # flask_login has no types
    """The owner, signed in by the session behind `token`."""

    def __init__(self, user_id: str, token: str) -> None:
        self.id = user_id
        self.token = token


class NoSession(SessionInterface):
    """An empty session for each request, which Flask-Login reads. No data is stored in a cookie of Flask's."""

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession:
        """Return an empty session; no cookie is read."""
        return SecureCookieSession()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Write no cookie."""


def init_auth(app: Flask) -> None:
    """Connect Flask-Login to the application. Flask-Login requires the secret key, but no session is signed with it; it
    signs the addresses of withdrawals' receipts.
    """
    app.secret_key = secrets.token_bytes(32)
    app.session_interface = NoSession()
    login_manager.session_protection = None
    login_manager.init_app(app)
    login_manager.request_loader(_load)


def require_admin() -> None:
    """Raises NotSignedIn (401) without a valid administrator session."""
    if not current_user.is_authenticated:
        raise NotSignedIn("Please sign in")


def is_admin() -> bool:
    """Return whether the browser is signed in. Flask-Login is not asked for a visitor without a session's cookie, as
    that is a seventh of the work of a call.
    """
    return bool(token() and current_user.is_authenticated)


def token() -> str | None:
    """The secret of the session that the browser sent, valid or not."""
    return request.cookies.get(_cookie_name(request))


def remember(response: Response, secret: str) -> None:
    """Give the browser its session."""
    response.set_cookie(
        _cookie_name(request),
        secret,
        max_age=int(sessions.LONGEST.total_seconds()),
        path="/",
        httponly=True,
        secure=listeners.is_https(request),
        samesite="Strict",
    )


def forget(response: Response) -> None:
    """Take the session out of the browser."""
    response.delete_cookie(
        _cookie_name(request), path="/", httponly=True, secure=listeners.is_https(request), samesite="Strict"
    )


def _cookie_name(request: Request) -> str:
    name = COOKIES[listeners.listener_of(request)]
    return f"__Host-{name}" if listeners.is_https(request) else name


def has_session(request: Request) -> bool:
    """Return whether a request belongs to an open session."""
    return _find(request)[1] is not None


def _find(request: Request) -> tuple[str, AdminSession | None]:
    secret = request.cookies.get(_cookie_name(request), "")
    return secret, sessions.find_session(db.session(), secret) if secret else None


def _load(request: Request) -> Administrator | None:
    secret, row = _find(request)
    if row is None:
        return None
    if sessions.is_to_be_seen(row):
        _see(secret)
    return Administrator(row.user_id, secret)


def _see(secret: str) -> None:
    # Neither a full disk nor another program's lock may keep the owner from reading.
    with suppress(OperationalError), write(patience=0) as session:
        sessions.see_session(session, secret)
