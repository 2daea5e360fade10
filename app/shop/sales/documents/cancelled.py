"""The documents of a sale that is cancelled, and the mails about them."""

from sqlalchemy.orm import Session

from app.shop.sales.documents.issuing import credit_cancelled
from app.shop.sales.documents.mailing import renew_waiting_mails
from app.store.sales.sale import Sale


def settle_documents(session: Session, sale: Sale) -> None:
    """Credit what is owed no more of a cancelled sale's invoice, and renew the mails that wait."""
    credit_cancelled(session, sale)
    session.flush()
    renew_waiting_mails(session, sale)
