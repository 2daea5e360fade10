"""The demand book as the owner reads it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.demand import DemandLineView
from app.shop.catalogue.demand.counting import count_demand
from app.shop.catalogue.demand.lines import DemandSubject, Lines
from app.shop.catalogue.demand.marks import read_marks
from app.shop.catalogue.fitment.judging import read_vehicle
from app.shop.catalogue.search.fits import sort_for_vehicle
from app.shop.catalogue.search.search import find
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel

LISTED = 200


@dataclass(frozen=True)
class Book:
    """The lines, the most wanted first. `unnamed` is the number of enquiries that name no part, no vehicle and no
    service.
    """

    lines: list[DemandLineView]
    unnamed: int


def read_book(session: Session, since: datetime) -> Book:
    """Return what was asked for since a moment and is still lacking."""
    lines = count_demand(session, since)
    return Book(list(islice(_write_lines(session, lines), LISTED)), lines.unnamed)


def _write_lines(session: Session, lines: Lines) -> Iterator[DemandLineView]:
    products = {row.id: row.name for row in session.execute(select(Product.id, Product.name))}
    vehicles, marks = _name_vehicles(session), read_marks(session)
    for subject, count in lines.ranked():
        if not _is_there(session, subject):
            yield DemandLineView(
                words=subject.words,
                query=count.query,
                product_id=subject.product_id or None,
                product=products.get(subject.product_id),
                model_id=subject.model_id or None,
                vehicle=vehicles.get(subject.model_id),
                searches=count.searches,
                enquiries=count.enquiries,
                looks=count.looks,
                waiting=count.waiting,
                last_at=count.last_at,
                mark=marks.get(subject),
            )


def _name_vehicles(session: Session) -> dict[str, str]:
    named = select(CarModel.id, Brand.name, CarModel.name, CarModel.year).join(Brand, Brand.id == CarModel.brand_id)
    return {
        model_id: " ".join((brand, model, *([f"({year})"] if year else [])))
        for model_id, brand, model, year in session.execute(named)
    }


def _is_there(session: Session, subject: DemandSubject) -> bool:
    """Return whether the words find a part that fits by now."""
    if not subject.words:
        return False
    found = find(session, subject.words)
    if not found.places or not subject.model_id:
        return bool(found.places)
    vehicle = read_vehicle(session, subject.model_id)
    return bool(sort_for_vehicle(session, found.columns, vehicle, found.places, only=True))
