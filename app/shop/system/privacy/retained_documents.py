"""Documents of erased persons, stored as long as tax law asks."""

from collections.abc import Collection, Sequence
from datetime import date, datetime
from pathlib import Path

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.files import remove_pdf
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.workshop.jobs import Job

YEARS = 6
"""The years for which a business keeps its invoices (Revenue, section 886 of the Taxes Consolidation Act 1997)."""


class RetainedDocument:
    """A document of a person, and the last day of its storing."""

    def __init__(self, document: Document) -> None:
        self.id, self.kind, self.name = document.id, document.kind, document.name
        self.issued_at, self.buyer_name = document.issued_at, document.buyer_name
        self.buyer_address, self.buyer_vat = document.buyer_address, document.buyer_vat
        self.total, self.retained_until = document.total, retained_until(document.issued_at)


def retained_until(issued_at: datetime) -> date:
    """Return the last day on which a document of a moment stays."""
    day = workshop_day(issued_at)
    # 29 February has no such day six years later.
    return day.replace(year=day.year + YEARS, day=min(day.day, 28) if day.month == 2 else day.day)


def find_documents(
    session: Session, orders: Collection[str], jobs: Collection[str], ids: Collection[str]
) -> list[RetainedDocument]:
    """Return the documents of these orders, jobs and ids, newest first."""
    wanted = select(Document).where(or_(Document.order_id.in_(orders), Document.job_id.in_(jobs), Document.id.in_(ids)))
    return [RetainedDocument(each) for each in session.scalars(wanted.order_by(Document.issued_at.desc()))]


def forget_buyers(session: Session, moment: datetime, erased: str) -> None:
    """Take buyer and car out of old documents of erased sales."""
    for document in _over(session, moment, erased):
        document.buyer_name, document.buyer_address, document.buyer_vat = erased, erased, None
        nobody = {"name": erased, "address": "", "vatNumber": ""}
        car = {"vehicle": ""} if "vehicle" in document.content else {}
        document.content = document.content | {"buyer": nobody, "reason": None} | car
        remove_pdf(Path(str(session.get_bind().engine.url.database)).parent, document.id)


def _over(session: Session, moment: datetime, erased: str) -> Sequence[Document]:
    orders = select(Order.id).where(Order.customer_name == erased, Order.customer_email == "")
    jobs = select(Job.id).where(Job.customer == erased, Job.contact_id.is_(None))
    of_erased = or_(Document.order_id.in_(orders), Document.job_id.in_(jobs))
    named = session.scalars(select(Document).where(of_erased, Document.buyer_name != erased)).all()
    return [each for each in named if retained_until(each.issued_at) < workshop_day(moment)]
