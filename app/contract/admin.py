"""Signing in and out, and the administrator's password."""

from typing import Annotated

from app.contract.fields import Body, Message, View


class LoginBody(Body):
    """The password, as it was typed: never trimmed."""

    password: Annotated[str, Message("Invalid password")]


class SetupBody(Body):
    """The first password of a new shop."""

    password: Annotated[str, Message("Password must be at least 12 characters")]


class PasswordBody(Body):
    """The password as it is and as it shall be."""

    current_password: Annotated[str, Message("The current password is not right")]
    new_password: Annotated[str, Message("Password must be at least 12 characters")]


class CheckView(View):
    """Sign-in state of the browser."""

    is_admin: bool


class SetupView(View):
    """Setup state: `needed` while the first password is missing."""

    needed: bool
