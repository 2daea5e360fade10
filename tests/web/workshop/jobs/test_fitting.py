"""Steps of a job, and the stock that its parts take."""

from flask.testing import FlaskClient

from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.workshop.jobs import JobLine
from tests.make import make_product
from tests.web.workshop.jobs.work import JOBS, POLISH, book, change, part_of, step, with_ids


def test_each_step_is_on_record_and_another_names_the_allowed(admin: FlaskClient) -> None:
    job = book(admin)
    wrong = admin.post(f"{JOBS}/{job['id']}/status", json={"status": "ready"})
    assert wrong.json["message"] == "This job is booked. Its next status can be: arrived, cancelled."
    job = step(admin, job, "arrived", "in_work", "waiting", "in_work", "ready")
    assert job["nextStatuses"] == ["collected", "in_work", "cancelled"]
    late = {"status": "collected", "updatedAt": "2020-01-01T00:00:00.000Z"}
    assert admin.post(f"{JOBS}/{job['id']}/status", json=late).status_code == 409
    given = {"status": "collected", "note": "Keys given", "updatedAt": job["updatedAt"]}
    job = admin.post(f"{JOBS}/{job['id']}/status", json=given).json
    assert [event["status"] for event in job["history"]][1:] == [
        "arrived", "in_work", "waiting", "in_work", "ready", "collected",
    ]  # fmt: skip
    assert job["history"][-1]["note"] == "Keys given"
    over = admin.post(f"{JOBS}/{job['id']}/status", json={"status": "cancelled"})
    assert (over.status_code, over.json["message"]) == (
        409, "This job is collected. Its status can no longer change.",
    )  # fmt: skip


def test_a_line_says_where_its_part_lies(admin: FlaskClient) -> None:
    product = make_product(place="Shelf A3")
    job = book(admin, lines=[part_of(product.id), POLISH])
    assert [line["place"] for line in job["lines"]] == ["Shelf A3", None]


def test_a_fitted_part_leaves_the_stock_and_returns_by_undo_alone(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = book(admin, lines=[part_of(product.id, quantity="1.5"), POLISH])
    part, work = (f"{JOBS}/{job['id']}/lines/{line['id']}/fitted" for line in job["lines"])
    early = admin.post(part)
    assert early.json["message"] == "This job is booked. Parts are fitted once the car has arrived."
    step(admin, job, "arrived")
    assert admin.post(work).json["message"] == "Only parts can be fitted: “Polish” is work or a service"
    once, twice = admin.post(part).json, admin.post(part).json
    assert once == twice
    assert [(line["stockTaken"], line["stock"]) for line in once["lines"]] == [(2, 3), (0, None)]
    for lines, said in (
        (with_ids(once)[1:], "“Boost Gauge” is fitted. Return it to stock before you remove the line."),
        (
            [with_ids(once)[0] | {"quantity": "3"}],
            "“Boost Gauge” is fitted. Return it to stock before you change the line.",
        ),
    ):
        refused = change(admin, once, lines=lines)
        assert (refused.status_code, refused.json["message"]) == (409, said)
    over = step(admin, once, "cancelled")
    assert over["history"][-1]["note"].startswith("Fitted, and not back in stock: 2 × Boost Gauge.")
    assert over["lines"][0]["stock"] == 3
    back = admin.delete(part).json
    assert (back["lines"][0]["fittedAt"], back["lines"][0]["stock"]) == (None, 5)
    moves = admin.get(f"/api/admin/products/{product.id}/stock-moves").json["moves"]
    assert [(each["reason"], each["change"], each["jobNumber"]) for each in moves] == [
        ("job", 2, job["number"]), ("job", -2, job["number"]),
    ]  # fmt: skip


def test_extra_work_counts_and_is_fitted_once_it_is_approved(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = step(admin, book(admin, lines=[POLISH, part_of(product.id)]), "arrived")
    with write() as session:
        line = session.get(JobLine, job["lines"][1]["id"])
        assert line is not None
        line.asked_at = now()
    refused = admin.post(f"{JOBS}/{job['id']}/lines/{line.id}/fitted")
    assert refused.json["message"] == "The customer has not approved “Boost Gauge” yet"
    job = change(admin, job, note="Asked").json
    assert (job["total"], job["lines"][1]["isAgreed"]) == ("110.00", False)
    dearer = [with_ids(job)[0], with_ids(job)[1] | {"unitPrice": "60.00"}]
    assert change(admin, job, lines=dearer).json["message"].startswith("The customer has already been asked about")


def test_more_than_there_is_is_not_fitted(admin: FlaskClient) -> None:
    product = make_product(inventory=3)
    job = step(admin, book(admin, lines=[part_of(product.id), part_of(product.id)]), "arrived")
    first, second = (admin.post(f"{JOBS}/{job['id']}/lines/{line['id']}/fitted") for line in job["lines"])
    assert (second.status_code, second.json["message"]) == (409, f"Only 1 left in stock of {product.name}")
    assert admin.get(f"{JOBS}/{job['id']}").json == first.json


def test_the_step_to_ready_fits_all_agreed_parts_or_changes_nothing(admin: FlaskClient) -> None:
    gauge, spoiler = make_product(inventory=2), make_product(inventory=1, name="Spoiler")
    job = book(admin, lines=[part_of(gauge.id), part_of(spoiler.id, quantity="2"), POLISH])
    job = step(admin, job, "arrived", "in_work")
    ready = {"status": "ready", "fit": True}
    refused = admin.post(f"{JOBS}/{job['id']}/status", json=ready)
    assert refused.status_code == 409
    after = admin.get(f"{JOBS}/{job['id']}").json
    assert (after["status"], [line["fittedAt"] for line in after["lines"]]) == ("in_work", [None, None, None])
    change(admin, after, lines=[*with_ids(after)[:1], with_ids(after)[1] | {"quantity": "1"}, with_ids(after)[2]])
    done = admin.post(f"{JOBS}/{job['id']}/status", json=ready).json
    assert (done["status"], [line["stockTaken"] for line in done["lines"]]) == ("ready", [2, 1, 0])
    assert admin.post(f"{JOBS}/{job['id']}/status", json={"status": "collected", "fit": "x"}).status_code == 400
