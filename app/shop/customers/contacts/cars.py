"""Cars of customers."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.catalogue.fitment.judging import refuse_year
from app.shop.catalogue.search.vehicle_finder import find_one
from app.shop.customers.contacts.contacts import get_contact
from app.shop.sales.customer_links.linking import keep_customer
from app.store.catalogue.vehicles import CarModel
from app.store.customers.contacts import Car
from app.store.database.search_text import fold_code
from app.store.system.deletions import Deletion

NO_CAR = "Car not found"
NO_MODEL = "This vehicle is not in the shop's list. Please choose another, or none"
ANOTHERS = "This car does not belong to the customer"


def add_car(session: Session, contact_id: str, given: Mapping[str, Any]) -> Car:
    """Add a car to a customer. Raises NotFound, or Invalid for an impossible year or an unknown model."""
    keep_customer(session, get_contact(session, contact_id).id)
    return _write(session, Car(contact_id=contact_id), given)


def change_car(session: Session, car_id: str, changes: Mapping[str, Any]) -> Car:
    """Change what is named. Raises as `add_car`."""
    return _write(session, _get_car(session, car_id), changes)


def remove_car(session: Session, car_id: str) -> Deletion:
    """Remove a car, and return the deletion that restores it. Raises NotFound."""
    car = _get_car(session, car_id)
    deletion = keep(session, "car", [car.label], take_rows(session, Car, [car_id]))
    session.delete(car)
    session.flush()
    return deletion


def name_car(session: Session, contact_id: str | None, car_id: str | None) -> tuple[str | None, str | None]:
    """Return the id of a customer's car, and its name with year and plate. Raises Invalid for another customer's
    car.
    """
    if car_id is None:
        return None, None
    car = session.get(Car, car_id)
    if car is None or car.contact_id != contact_id:
        raise invalid_field("carId", ANOTHERS)
    year = str(car.year) if car.year and str(car.year) not in car.label else ""
    return car.id, " · ".join(filter(None, (car.label, year, car.plate)))


def find_model(session: Session, car_id: str | None, said: str | None) -> str | None:
    """Return the id of a car's model. If none was chosen, the model is found by the car's name and year; for a deleted
    car, by `said`, the name that was stored for it.
    """
    car = session.get(Car, car_id) if car_id else None
    if car and car.model_id and session.get(CarModel, car.model_id):
        return car.model_id
    meant = find_one(session, f"{car.label} {car.year or ''}" if car else said or "")
    return meant.model_id if meant else None


def _write(session: Session, car: Car, values: Mapping[str, Any]) -> Car:
    refuse_year(values.get("year"))
    model_id = values.get("model_id")
    # The model that the car has may be gone from the list meanwhile.
    if model_id and model_id != car.model_id and not session.get(CarModel, model_id):
        raise invalid_field("modelId", NO_MODEL)
    for name, value in values.items():
        setattr(car, name, value)
    car.plate_folded = fold_code(car.plate) if car.plate else None
    session.add(car)
    session.flush()
    return car


def _get_car(session: Session, car_id: str) -> Car:
    car = session.get(Car, car_id)
    if car is None:
        raise NotFound(NO_CAR)
    return car
