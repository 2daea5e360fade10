"""Functions that append the withdrawal form and the terms to the confirmation of an order. They are appended when the
mail is sent or shown, so that the outbox does not store them once per order.
"""

from functools import cache
from pathlib import Path

from markupsafe import escape
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.policies.published import read_policy
from app.shop.base.policies.text import blank_fields, fill_in, fill_in_plain, write_html
from app.shop.base.settings.settings import Settings
from app.store.customers.mails import Mail
from app.store.website.policies import TERMS

FORM = Path(__file__).resolve().parent / "templates" / "withdrawal-form.md"
FORM_TITLE = "Model withdrawal form"
WITH_ANNEX = "order-received"
SIGNATURE = "\n-- \n"
END = "</div></body></html>"
BLOCK = '<div style="padding:8px 28px 28px;border-top:1px solid #d9dce0;font-size:14px"><h2>{}</h2>{}</div>'


def bodies(session: Session, mail: Mail, settings: Settings) -> tuple[str, str]:
    """Return a mail's text and HTML as they are sent. The confirmation of an order that is to be paid includes the
    legal texts that apply to it.
    """
    if mail.kind != WITH_ANNEX or mail.order is None or mail.order.payment_method is None:
        return mail.body_text, mail.body_html
    return put_annex_below(session, mail.body_text, mail.body_html, settings, mail.order.terms_version)


def put_annex_below(session: Session, text: str, html: str, settings: Settings, version: int | None) -> tuple[str, str]:
    """Return text and HTML with the form and the terms below."""
    annex = [(FORM_TITLE, _form(settings)), *_terms(session, version)]
    return _below_text(text, annex, settings), _below_html(html, annex, settings)


def _terms(session: Session, version: int | None) -> list[tuple[str, str]]:
    if version is None:
        return []
    try:
        policy = read_policy(session, TERMS, version)
    except NotFound:
        # Only in a database mended by hand; the mail must go out all the same.
        return []
    return [(f"{policy.title}, version {version}", policy.body)]


def _below_text(text: str, annex: list[tuple[str, str]], settings: Settings) -> str:
    """Above the signature, which mail programs fold away."""
    said, mark, signature = text.rpartition(SIGNATURE)
    parts = [f"{title}\n{'=' * len(title)}\n\n{fill_in_plain(body, settings)}\n" for title, body in annex]
    return "\n".join([said, *parts]) + mark + signature


def _below_html(html: str, annex: list[tuple[str, str]], settings: Settings) -> str:
    parts = [BLOCK.format(escape(title), write_html(fill_in(body, settings))) for title, body in annex]
    return html.removesuffix(END) + "".join(parts) + END


def _form(settings: Settings) -> str:
    """The form without the details of the seller that are blank."""
    form = _read_form()
    for name in blank_fields(form, settings):
        form = form.replace(f", {{{{{name}}}}}", "")
    return form


@cache
def _read_form() -> str:
    return FORM.read_text(encoding="utf-8").strip()
