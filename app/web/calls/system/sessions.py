"""Signing in and out, the first password, and changing it."""

import logging
from typing import Any

from flask import Response, current_app, jsonify, request
from flask_login import current_user

from app.contract.base.fields import Done
from app.contract.system.sessions import CheckView, ForgottenPasswordBody, LoginBody, PasswordBody, SetupBody, SetupView
from app.server.server import ADMIN
from app.shop.system.access import first_run, sessions
from app.shop.system.access.forgotten_password import PasswordTicket
from app.shop.system.access.forgotten_password import set_forgotten_password as set_forgotten
from app.shop.website import unproven_figures
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.web.access import auth, listeners
from app.web.access.admin_only import refuse_public_listener
from app.web.access.rate_limits import Throttles, throttles_of
from app.web.api.call import call

log = logging.getLogger(__name__)


@call("POST", "/api/admin/login", body=LoginBody, answer=Done, succeeds=True, guesses=True)
def sign_in(body: LoginBody) -> Response:
    """Sign in with the password. Each attempt is counted before the password is checked."""
    attempts = _throttles().login(listeners.listener_of(request))
    address = listeners.visitor_ip(request)
    attempts.take(address)
    user = sessions.check_password(db.session(), body.password)
    attempts.succeed(address)
    return _signed_in(user)


@call("GET", "/api/admin/check", answer=CheckView)
def check_admin() -> CheckView:
    """Return whether the browser is signed in."""
    return CheckView(is_admin=auth.is_admin())


@call("POST", "/api/admin/logout", answer=Done, succeeds=True)
def sign_out() -> Response:
    """End the session, on the server too."""
    secret = auth.token()
    if secret:
        with write() as session:
            sessions.close_session(session, secret)
    return _signed_out()


@call("POST", "/api/admin/logout-everywhere", answer=Done, admin=True, succeeds=True)
def sign_out_everywhere() -> Response:
    """End every session, this one included."""
    with write() as session:
        sessions.close_all_sessions(session)
    return _signed_out()


@call("POST", "/api/admin/password", body=PasswordBody, answer=Done, admin=True, succeeds=True, guesses=True)
def change_password(body: PasswordBody) -> Done:
    """Change the password; every other session ends."""
    attempts = _throttles().password
    attempts.take(current_user.token)
    sessions.check_current_password(db.session(), body.current_password)
    attempts.clear(current_user.token)
    with write() as session:
        sessions.change_password(session, body.new_password, current_user.token)
    return Done()


@call("GET", "/api/admin/setup", answer=SetupView)
def read_setup() -> SetupView:
    """Return whether the first password is missing; only on the admin listener."""
    refuse_public_listener()
    return SetupView(needed=not sessions.is_set_up(db.session()))


@call("POST", "/api/admin/setup", body=SetupBody, answer=Done, succeeds=True)
def set_first_password(body: SetupBody) -> Response:
    """Set the first password and sign in. This works only at the admin listener, and only once."""
    refuse_public_listener()
    with write() as session:
        user = sessions.set_first_password(session, body.password)
        first_run.begin(session)
        unproven_figures.drop_claims(session)
    return _signed_in(user)


@call("POST", "/api/admin/forgotten-password", body=ForgottenPasswordBody, answer=Done, succeeds=True)
def set_forgotten_password(body: ForgottenPasswordBody) -> Response:
    """Set a new password without the old one. It needs the ticket of the program's own window, and works only at the
    admin listener. Every session ends, and a new one begins.
    """
    refuse_public_listener()
    with state_of(current_app).of(PasswordTicket).spent(body.ticket), write() as session:
        user = set_forgotten(session, body.new_password)
    log.warning("a new password was set in the window of this PC; every session has ended")
    _throttles().login(ADMIN).forget(listeners.visitor_ip(request))
    return _signed_in(user)


def _throttles() -> Throttles:
    return throttles_of(current_app)


def _signed_in(user: Any) -> Response:
    with write() as session:
        secret = sessions.open_session(session, user)
    response = jsonify(success=True)
    auth.remember(response, secret)
    return response


def _signed_out() -> Response:
    response = jsonify(success=True)
    auth.forget(response)
    return response
