"""Cars of customers."""

from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.catalogue.fitment.judging import refuse_year
from app.shop.catalogue.search.vehicle_finder import find_one
from app.shop.customers.contacts.contacts import get_contact
from app.shop.sales.customer_links.linking import keep_customer
from app.store.catalogue.vehicles import CarModel
from app.store.customers.contacts import Car
from app.store.database.search_text import fold_code

NO_MODEL = "This vehicle is not in the shop's list. Please choose another, or none"
ANOTHERS = "This car does not belong to the customer"


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


def _complete(session: Session, given: Values) -> Values:
    """Return the values of a new car as they were sent. Its customer is stored for good from now on."""
    keep_customer(session, get_contact(session, given["contact_id"]).id)
    return given


def _settle(session: Session, car: Car, values: Values) -> Values:
    """Refuse an impossible year and an unknown model. The model that the car has may be gone from the list."""
    refuse_year(values.get("year"))
    model_id = values.get("model_id")
    if model_id and model_id != car.model_id and not session.get(CarModel, model_id):
        raise invalid_field("modelId", NO_MODEL)
    plate = values.get("plate", car.plate)
    return {**values, "plate_folded": fold_code(plate) if plate else None}


CARS = OwnerList(Car, "car", "Car not found", named=lambda car: car.label, complete=_complete, settle=_settle)
