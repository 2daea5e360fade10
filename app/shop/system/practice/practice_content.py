"""What a practice shop has besides the sample catalogue: the owner's password, and a seller for its documents."""

from sqlalchemy.orm import Session

from app.practice import CONTENT_MARK
from app.shop.base.settings.settings import change_settings
from app.shop.system.access.sessions import store_password_hash

NAME_LIMIT = 180
SELLER = {
    "legal_name": "Practice shop",
    "address": "1 Practice Street, Kilkenny, Ireland",
    "vat_number": "IE1234567T",
    "email": "practice@example.com",
    "phone": "056 000 0000",
}
"""Nobody's details, so that receipts and invoices can be made at once."""


def take_password(session: Session, hashed: str) -> None:
    """Let the owner sign in with the password of the real shop, which may have changed since the last start."""
    if hashed:
        store_password_hash(session, hashed)


def name_seller(session: Session, name: str) -> None:
    """Name the new practice shop after the real one, so that nobody takes it for that."""
    named = {"business_name": f"{name[:NAME_LIMIT]} (practice)", CONTENT_MARK: True}
    change_settings(session, SELLER | named)
