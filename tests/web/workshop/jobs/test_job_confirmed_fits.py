"""Parts of a job that fitted are recorded for each line, shown, and undone."""

from datetime import UTC, datetime

from flask.testing import FlaskClient

from app.store.customers.contacts import Car
from app.store.database.sqlite import write
from app.store.workshop.jobs import JobLine
from tests.make import NOBODY, make_brand, make_model
from tests.web.workshop.jobs.pictured import make_customers_job, make_job

MARCH = datetime(2026, 3, 3, 12, tzinfo=UTC)


def test_it_fitted_is_said_of_the_jobs_car_and_undone(client: FlaskClient, admin: FlaskClient) -> None:
    job = make_customers_job(updated_at=MARCH)
    path = f"/api/admin/jobs/{job.id}/proofs"
    [line] = admin.get(path).json
    assert (line["model"], line["isOpen"], line["proofs"]) == ("Volkswagen Golf Mk7", True, [])
    said = admin.post(f"{path}/{line['itemId']}", json={})
    assert said.status_code == 200, said.json
    [noted] = said.json
    assert (noted["isOpen"], noted["proofs"][0]["month"]) == (False, "2026-03")
    with write() as session:
        product_id = session.query(JobLine.product_id).scalar()
    [shown] = client.get(f"/api/products/{product_id}/models").json
    assert (shown["name"], shown["fittedMonth"]) == ("Golf Mk7", "2026-03")
    assert admin.post(f"{path}/{line['itemId']}", json={}).headers.get("Pitlane-Undo") is None
    assert admin.post(f"/api/admin/deleted/{said.headers['Pitlane-Undo']}/restore").status_code == 200
    assert admin.get(path).json == [line]


def test_a_car_of_no_known_model_is_asked_for(admin: FlaskClient) -> None:
    job, other = make_customers_job("ready"), make_model(make_brand("Audi"), "A3")
    with write() as session:
        session.query(Car).update({"model_id": None, "label": "Green one"})
    path = f"/api/admin/jobs/{job.id}/proofs"
    [line] = admin.get(path).json
    assert (line["model"], line["isOpen"]) == (None, False)
    refused = admin.post(f"{path}/{line['itemId']}", json={})
    assert (refused.status_code, refused.json["message"]) == (400, "Please choose the vehicle that it was fitted to")
    assert admin.post(f"{path}/{line['itemId']}", json={"modelId": other.id}).json[0]["proofs"][0]["model"] == "Audi A3"


def test_a_car_that_was_only_written_down_is_known_by_its_name_and_year(admin: FlaskClient) -> None:
    job, brand = make_customers_job("ready"), make_brand("Ford")
    for name, first, last in (("Focus Mk3", 2011, 2018), ("Focus Mk4", 2018, 2025)):
        make_model(brand, name, year_from=first, year_to=last)
    path = f"/api/admin/jobs/{job.id}/proofs"
    for label, year, model in (("Focus ST", 2015, "Ford Focus Mk3"), ("Focus ST", None, None)):
        with write() as session:
            session.query(Car).update({"model_id": None, "label": label, "year": year})
        [line] = admin.get(path).json
        assert line["model"] == model
    with write() as session:
        session.query(Car).update({"year": 2015})
    [line] = admin.get(path).json
    assert admin.post(f"{path}/{line['itemId']}", json={}).json[0]["proofs"][0]["model"] == "Ford Focus Mk3"


def test_nothing_can_be_said_before_the_job_is_ready(admin: FlaskClient) -> None:
    job, done = make_customers_job("in_work"), make_job("ready", number=8)
    assert admin.get(f"/api/admin/jobs/{job.id}/proofs").json == []
    with write() as session:
        line_id = session.query(JobLine.id).scalar()
    for path, status in ((job.id, 409), (done.id, 404), (NOBODY, 404)):
        assert admin.post(f"/api/admin/jobs/{path}/proofs/{line_id}", json={}).status_code == status
