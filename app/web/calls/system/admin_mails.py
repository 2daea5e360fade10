"""The owner's outbox."""

from typing import Any

from flask import Response, current_app

from app.config import Config
from app.contract.base.mails import (
    MailPreview,
    MailsFreed,
    MailsQuery,
    MailsView,
    TestMailAnswer,
    TestMailBody,
)
from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail import admin_mails
from app.shop.sales.mail.legal_annex import bodies
from app.shop.sales.mail.trial import TrialResult, send_test
from app.shop.sales.mail.tried import note_tried
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.api.call import call

HTML = "text/html"
MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"


@call("GET", "/api/admin/mails", query=MailsQuery, answer=MailsView, admin=True)
def list_mails(query: MailsQuery) -> admin_mails.MailPage:
    """A page of the outbox, newest first."""
    return admin_mails.list_mails(db.session(), query.status, query.page)


@call("GET", "/api/admin/mails/{mailId}", answer=MailPreview, admin=True)
def read_mail(mail_id: str) -> dict[str, Any]:
    """One mail as it is or will be sent."""
    session = db.session()
    return admin_mails.preview(session, admin_mails.get_mail(session, mail_id))


@call("GET", "/api/admin/mails/{mailId}/page", admin=True, file=HTML)
def show_mail(mail_id: str) -> Response:
    """Show the mail's HTML as a page of its own. The page may load its styles and nothing else."""
    session = db.session()
    _text, html = bodies(session, admin_mails.get_mail(session, mail_id), read_settings(session))
    return Response(html, mimetype=HTML, headers={"Content-Security-Policy": MAIL_POLICY})


@call("POST", "/api/admin/mails/{mailId}/retry", answer=MailPreview, admin=True)
def retry_mail(mail_id: str) -> dict[str, Any]:
    """Send it now, or once more."""
    with write() as session:
        return admin_mails.preview(session, admin_mails.retry_mail(session, mail_id, now()))


@call("POST", "/api/admin/mails/{mailId}/done", answer=MailPreview, admin=True)
def mark_mail_done(mail_id: str) -> dict[str, Any]:
    """The owner sent it by hand."""
    with write() as session:
        return admin_mails.preview(session, admin_mails.mark_done(session, mail_id, now()))


@call("POST", "/api/admin/mails/send-waiting", answer=MailsFreed, admin=True)
def send_waiting_mails() -> MailsFreed:
    """Send with the mail server what waits for the owner's hand."""
    with write() as session:
        return MailsFreed(count=admin_mails.send_waiting(session, now()))


@call("POST", "/api/admin/mail/test", body=TestMailBody, answer=TestMailAnswer, admin=True, succeeds=True)
def send_test_mail(body: TestMailBody) -> TrialResult:
    """Try the settings with a test mail. The answer reports whether the server accepted it, or why not."""
    config: Config = current_app.config["PITLANE"]
    settings = read_settings(db.session())
    db.session.remove()
    outcome = send_test(settings, config.data_dir, body.to, now())
    if outcome.success:
        with write() as session:
            note_tried(session, settings)
    return outcome
