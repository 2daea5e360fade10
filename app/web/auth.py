"""Who is asking: the administrator's session, through Flask-Login."""

from flask import Flask
from flask_login import LoginManager, current_user

from app.shop.errors import NotSignedIn

login_manager = LoginManager()


def init_auth(app: Flask) -> None:
    """Wire Flask-Login to the application."""
    login_manager.init_app(app)


def require_admin() -> None:
    """Raises NotSignedIn (401) without a valid administrator session."""
    if not current_user.is_authenticated:
        raise NotSignedIn("Please sign in")
