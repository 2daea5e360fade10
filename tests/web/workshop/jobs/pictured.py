"""A job of a customer with a car, and its photos."""

from typing import Any

from flask.testing import FlaskClient

from app.store.customers.contacts import Car, Contact
from app.store.database.base import now
from app.store.workshop.jobs import COLLECTED, Job, JobEvent, JobLine
from tests.make import make_brand, make_model, make_product, save
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import send_file

EMAIL = "aoife@example.ie"


def make_job(status: str = "booked", **given: Any) -> Job:
    """Write a job with its first event."""
    values = {"number": 7, "customer": "Aoife Byrne", "tax_mode": "added", "status": status} | given
    job = save(Job(**values))
    save(JobEvent(job_id=job.id, status=status, created_at=values.get("updated_at", now())))
    return job


def make_customers_job(status: str = COLLECTED, **given: Any) -> Job:
    """Write a job on a known model, with a part."""
    contact = save(Contact(name="Aoife Byrne", email=EMAIL))
    model = make_model(make_brand(), "Golf Mk7")
    car = save(Car(contact_id=contact.id, label="Golf", model_id=model.id, year=2016))
    job = make_job(status, contact_id=contact.id, car_id=car.id, **given)
    line = {"kind": "part", "text": "Boost Gauge", "hundredths": 100, "unit_price": 50, "tax_rate": "standard"}
    save(JobLine(job_id=job.id, position=0, product_id=make_product().id, **line))
    return job


def photos_of(admin: FlaskClient, job: Job) -> Any:
    """What the owner's page of a job reads."""
    answer = admin.get(f"/api/admin/jobs/{job.id}/photos")
    assert answer.status_code == 200, answer.json
    return answer.json


def add(admin: FlaskClient, job: Job, raw: bytes = make_picture()) -> Any:
    """Add a photo to a job."""
    answer = send_file(admin, f"/api/admin/jobs/{job.id}/photos", raw, "car.jpg", "image")
    assert answer.status_code == 201, answer.json
    return answer.json


def one(job: Job, photo: Any) -> str:
    """The path of a job's photo."""
    return f"/api/admin/jobs/{job.id}/photos/{photo['id']}"
