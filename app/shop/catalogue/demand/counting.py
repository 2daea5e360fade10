"""Searches, enquiries and visits for what the shop did not have."""

from datetime import datetime

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from app.shop.catalogue.demand.lines import DemandSubject, Lines
from app.store.catalogue.product_options import WAITED_LEFT, ProductOption
from app.store.catalogue.products import CAN_BE_ORDERED, ENDS_WITH_STOCK, SHOWN, Product
from app.store.catalogue.products import SOLD_OUT as NONE_LEFT
from app.store.catalogue.search_tables import Searched
from app.store.catalogue.stock_waits import StockWait
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.customers.enquiries import Enquiry
from app.store.database.search_text import fold_query
from app.store.website.analytics import DailyVisits, ProductPageView

CONSIDERED = 200
"""Searches without a part that are looked at, the most frequent ones."""
HAD: tuple[str, ...] = ("won", "spam")
"""Outcomes of enquiries that ask for nothing that is lacking."""
SOLD_OUT: ColumnElement[bool] = SHOWN & NONE_LEFT & ENDS_WITH_STOCK


def count_demand(session: Session, since: datetime) -> Lines:
    """Return the requests since a moment, counted by line. Looks at sold out products are counted from the moment at
    which the last piece was sold, visitors who wait for an e-mail whenever they asked.
    """
    lines = Lines()
    models = _name_models(session)
    _count_searches(session, lines, since, models)
    _count_enquiries(session, lines, since, models)
    _count_looks(session, lines, since)
    _count_waiting(session, lines)
    _count_models(session, lines, since)
    return lines


def _name_models(session: Session) -> dict[str, str]:
    """Return the folded names of all models, "volkswagen golf", by id."""
    named = select(CarModel.id, Brand.name + " " + CarModel.name).join(Brand, Brand.id == CarModel.brand_id)
    return {model_id: fold_query(name) for model_id, name in session.execute(named)}


def _count_searches(session: Session, lines: Lines, since: datetime, models: dict[str, str]) -> None:
    """Count searches without a result, by the words and the vehicle that was chosen. SQLite takes columns outside an
    aggregate from the row of the only max().
    """
    made, last = func.count().label("made"), func.max(Searched.created_at)
    chosen = select(Searched.folded, Searched.model_id, Searched.query, made, last)
    without = chosen.where(Searched.created_at >= since, Searched.results == 0, Searched.folded != "")
    grouped = without.group_by(Searched.folded, Searched.model_id).order_by(made.desc(), Searched.folded)
    for folded, model_id, query, number, moment in session.execute(grouped.limit(CONSIDERED)):
        count = lines.of(DemandSubject(words=folded, model_id=model_id if model_id in models else ""))
        count.query = query
        count.searches += number
        count.see(moment)


def _count_enquiries(session: Session, lines: Lines, since: datetime, models: dict[str, str]) -> None:
    """Count enquiries about parts that the shop does not have. An enquiry about a service is not counted unless it
    names a part.
    """
    shown = {row[0]: row[1] for row in session.execute(select(Product.id, CAN_BE_ORDERED).where(SHOWN))}
    asked = Enquiry.created_at >= since, or_(Enquiry.outcome.is_(None), Enquiry.outcome.not_in(HAD))
    for enquiry in session.scalars(select(Enquiry).where(*asked).order_by(Enquiry.created_at)):
        if shown.get(enquiry.product_id or ""):
            continue
        subject, query = _subject_of(enquiry, shown, models)
        if subject == DemandSubject():
            lines.unnamed += enquiry.service_interest is None
        elif subject.words or subject.product_id or enquiry.service_interest is None:
            count = lines.of(subject)
            count.query = query or count.query
            count.enquiries += 1
            count.see(enquiry.created_at)


def _subject_of(enquiry: Enquiry, shown: dict[str, bool], models: dict[str, str]) -> tuple[DemandSubject, str]:
    """Return the line of an enquiry, and its words as written."""
    if enquiry.product_id in shown:
        return DemandSubject(product_id=enquiry.product_id or ""), ""
    words = enquiry.wanted or enquiry.part or ""
    return DemandSubject(words=fold_query(words), model_id=_model_of(enquiry, models)), words


def _model_of(enquiry: Enquiry, models: dict[str, str]) -> str:
    """Return the model that an enquiry chose, or that its text names."""
    if enquiry.model_id in models:
        return enquiry.model_id or ""
    text = fold_query(enquiry.vehicle_type or "")
    named = [
        model_id for model_id, name in models.items() if text == name or text.startswith((f"{name},", f"{name} ("))
    ]
    return named[0] if len(named) == 1 else ""


def _count_looks(session: Session, lines: Lines, since: datetime) -> None:
    """Count looks at products since they were sold out."""
    gone_at = func.coalesce(Product.stock_moved_at, Product.created_at)
    looked = select(Product.id, func.count(), func.max(ProductPageView.created_at))
    looked = looked.join(ProductPageView, ProductPageView.product_id == Product.id).where(SOLD_OUT)
    looked = looked.where(ProductPageView.created_at >= since, ProductPageView.created_at >= gone_at)
    for product_id, number, moment in session.execute(looked.group_by(Product.id)):
        count = lines.of(DemandSubject(product_id=product_id))
        count.looks = number
        count.see(moment)


def _count_waiting(session: Session, lines: Lines) -> None:
    """Count who waits for a sold out product or option, whenever that began."""
    waiting = select(StockWait.product_id, func.count(), func.max(StockWait.confirmed_at)).join(Product)
    waiting = waiting.outerjoin(ProductOption, StockWait.option_id == ProductOption.id)
    waiting = waiting.where(WAITED_LEFT == 0, ENDS_WITH_STOCK, StockWait.confirmed_at.is_not(None))
    for product_id, number, moment in session.execute(waiting.group_by(StockWait.product_id)):
        count = lines.of(DemandSubject(product_id=product_id))
        count.waiting = number
        count.see(moment)


def _count_models(session: Session, lines: Lines, since: datetime) -> None:
    """Count visits to models for which the shop has no part. Visits are counted by days in UTC."""
    path = "/shop/brands/" + Brand.slug + "/" + CarModel.slug
    parts = select(Fitment.id).join(Product, Product.id == Fitment.product_id).where(SHOWN)
    visited = select(CarModel.id, func.sum(DailyVisits.count)).join(Brand, Brand.id == CarModel.brand_id)
    visited = visited.join(DailyVisits, DailyVisits.path == path)
    visited = visited.where(DailyVisits.day >= since.date().isoformat())
    visited = visited.where(~parts.where(Fitment.model_id == CarModel.id).exists())
    for model_id, number in session.execute(visited.group_by(CarModel.id)):
        lines.of(DemandSubject(model_id=model_id)).looks = number
