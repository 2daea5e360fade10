"""Jobs on the first screen of the back office."""

from datetime import timedelta
from decimal import Decimal

from flask.testing import FlaskClient

from app.shop.base.workshop_days import begin_of, workshop_day
from app.store.database.base import now
from app.store.sales.payments import Payment
from app.store.workshop.calendar import Appointment
from tests.make import save
from tests.web.workshop.appointments.booking import first_bay, make_job

NAMES = ("arrivals", "readyJobs", "promisedJobs", "unpaidJobs")


def counts(admin: FlaskClient) -> list[int]:
    today = admin.get("/api/admin/today").json
    return [today[name]["count"] for name in NAMES]


def test_jobs_wait_by_their_step_and_none_does_in_a_shop_without(admin: FlaskClient) -> None:
    assert counts(admin) == [0, 0, 0, 0]
    begin, bay = begin_of(workshop_day(now())), first_bay(admin)
    evening, tomorrow = begin + timedelta(hours=22), begin + timedelta(hours=26)
    for number, (status, hour) in enumerate([("booked", 1), ("booked", 30), ("arrived", 3), ("cancelled", 5)], 1):
        job = make_job(number, status=status)
        for start in (hour, hour + 1):
            span = {"starts_at": begin + timedelta(hours=start), "ends_at": begin + timedelta(hours=start + 1)}
            save(Appointment(job_id=job, bay_id=bay, **span))
    for number, (status, promised) in enumerate(
        [("in_work", evening), ("waiting", begin - timedelta(days=9)), ("booked", tomorrow), ("ready", begin)], 10
    ):
        make_job(number, status=status, promised_at=promised)
    moved = []
    for number, (total, paid, refunded) in enumerate(
        [(90, 0, 0), (90, 90, 90), (90, 40, 0), (90, 90, 0), (0, 0, 0)], 20
    ):
        amounts = {"total": total, "paid": paid, "refunded": refunded}
        job = make_job(number, status="collected", **{name: Decimal(value) for name, value in amounts.items()})
        moved += [(job, "payment", paid), (job, "refund", refunded)]
    assert counts(admin) == [1, 1, 2, 0]
    for job, kind, amount in [each for each in moved if each[2]]:
        save(Payment(job_id=job, kind=kind, method="cash", amount=amount, state="succeeded"))
    admin.patch("/api/admin/settings", json={"offerWorkshop": True})
    assert counts(admin) == [1, 1, 2, 2]
