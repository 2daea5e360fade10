"""Marks of the demand book: set, taken back and forgotten."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.catalogue.demand.lines import DemandSubject
from app.store.catalogue.demand import DemandMark
from app.store.catalogue.products import Product
from app.store.catalogue.search_tables import Searched
from app.store.catalogue.vehicles import CarModel
from app.store.customers.enquiries import Enquiry
from app.store.database.search_text import fold_query

NO_LINE = "Please give a wanted part by its words, part or vehicle"


def read_marks(session: Session) -> dict[DemandSubject, str]:
    """Return the marked lines and their marks."""
    return {_subject_of(mark): mark.state for mark in session.scalars(select(DemandMark))}


def mark_line(session: Session, subject: DemandSubject, state: str | None) -> None:
    """Mark a line, or remove its mark if the state is None. Raises Invalid for a subject that is empty."""
    if subject == DemandSubject():
        raise invalid_field("words", NO_LINE)
    session.execute(delete(DemandMark).filter_by(**subject._asdict()))
    if state:
        session.add(DemandMark(**subject._asdict(), state=state))


def forget_marks(session: Session) -> None:
    """Remove the marks for which the words, the product or the model no longer exist. This way a mark does not preserve
    the words of a deleted search or enquiry.
    """
    marks = session.scalars(select(DemandMark)).all()
    if not marks:
        return
    session.flush()
    known = _known_words(session)
    products, models = ({*session.scalars(select(table.id))} for table in (Product, CarModel))
    for mark in marks:
        if mark.words not in known or mark.product_id not in products | {""} or mark.model_id not in models | {""}:
            session.delete(mark)


def _known_words(session: Session) -> set[str]:
    named = Enquiry.wanted.is_not(None) | Enquiry.part.is_not(None)
    asked = session.execute(select(Enquiry.wanted, Enquiry.part).where(named))
    words = {fold_query(wanted or part or "") for wanted, part in asked}
    return {"", *words, *session.scalars(select(Searched.folded).distinct())}


def _subject_of(mark: DemandMark) -> DemandSubject:
    return DemandSubject(mark.words, mark.product_id, mark.model_id)
