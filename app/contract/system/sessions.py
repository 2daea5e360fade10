"""Signing in and out, and the administrator's password."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Message, View

LEAST_PASSWORD = 12
GREATEST_PASSWORD = 1024
NewPassword = Annotated[
    str,
    Field(json_schema_extra={"minLength": LEAST_PASSWORD, "maxLength": GREATEST_PASSWORD}),
    Message(f"Password must be at least {LEAST_PASSWORD} characters"),
]
"""The rule that chooses the sentence is in `app.shop.system.access.passwords`."""


class LoginBody(Body):
    """The password, as it was typed: never trimmed."""

    password: Annotated[str, Message("Invalid password")]


class SetupBody(Body):
    """The first password of a new shop."""

    password: NewPassword


class PasswordBody(Body):
    """The current password and the new one."""

    current_password: Annotated[str, Message("The current password is not right")]
    new_password: NewPassword


class ForgottenPasswordBody(Body):
    """A new password, by the ticket of the program's own window."""

    ticket: Annotated[str, Message("Please start again in the Pitlane window")]
    new_password: NewPassword


class CheckView(View):
    """Sign-in state of the browser."""

    is_admin: bool


class SetupView(View):
    """Setup state: `needed` while the first password is missing."""

    needed: bool
