"""What visitors read after a change is new, whatever the change."""

import io
from pathlib import Path
from typing import Any

import pytest
from flask import Flask, request
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.store.catalogue.manufacturers import Manufacturer
from app.store.customers.contacts import Car, Contact
from app.store.database.base import db
from app.store.database.state import state_of
from app.web.cache import responses
from app.web.pages import pages
from tests.make import (
    make_brand,
    make_cart,
    make_category,
    make_fitment,
    make_image,
    make_model,
    make_product,
    make_subcategory,
    save,
)
from tests.quick import share_statements
from tests.shop.base.pictures import make_picture
from tests.web.cache.addresses import Known, fill, list_addresses, list_asked, list_calls
from tests.web.cache.changes import OUTDATING, PICTURE, REASONS, SALES, SEEN, Change


@pytest.fixture
def known() -> Known:
    """Make a shop, and return the names of its rows in addresses and bodies."""
    volkswagen, mini = make_brand(slug="vw"), make_brand("Mini")
    golf, up = make_model(volkswagen, slug="golf"), make_model(volkswagen, "Up")
    category, wheels = make_category(), make_category("Wheels")
    pods, clips = make_subcategory(category, "Gauge pods"), make_subcategory(category, "Clips")
    maker = save(Manufacturer(name="Bosch", slug="bosch"))
    gauge = make_product(slug="gauge", image_url=make_image().url, manufacturer_id=maker.id, inventory=99)
    pad = make_product("Boost Pad", inventory=99)
    make_fitment(gauge, golf)
    make_fitment(pad, up)
    contact = save(Contact(name="Aoife Byrne", email="aoife@example.ie"))
    rows = {
        "brandId": volkswagen, "otherBrandId": mini, "modelId": golf, "otherModelId": up, "categoryId": category,
        "otherCategoryId": wheels, "subcategoryId": pods, "otherSubcategoryId": clips, "manufacturerId": maker,
        "productId": gauge, "otherId": pad, "cartId": make_cart((gauge, 1)), "contactId": contact,
        "carId": save(Car(contact_id=contact.id, label="Golf", model_id=golf.id, year=2016)),
    }  # fmt: skip
    words = {"brand": "vw", "model": "golf", "slug": "gauge", "imageUrl": make_image().url}
    return {name: row.id for name, row in rows.items()} | words


def fill_body(body: Any, known: Known) -> Any:
    """Return the body with what its names mean."""
    if isinstance(body, dict):
        return {key: fill_body(value, known) for key, value in body.items()}
    if isinstance(body, list):
        return [fill_body(value, known) for value in body]
    return known[body[1:]] if isinstance(body, str) and body.startswith("$") else body


def read(client: FlaskClient, addresses: list[str]) -> dict[str, tuple[int, bytes]]:
    """Return the status and the content that a visitor gets at each address."""
    answers = {address: client.get(address) for address in addresses}
    return {address: (answer.status_code, answer.data) for address, answer in answers.items()}


def read_uncached(program: Flask, addresses: list[str]) -> dict[str, tuple[int, bytes]]:
    """Return the same of a program that has just emptied its caches."""
    state_of(program).version.bump()
    return read(program.test_client(), addresses)


def make(admin: FlaskClient, change: Change, known: Known) -> None:
    """Make a change, and note what it finds."""
    each = list_calls()[change.call]
    address, body = fill(each.path, known), fill_body(change.body, known)
    if each.multipart:
        [(name, value)] = body.items()
        file = (make_picture(), "car.png") if value is PICTURE else (value.encode(), "rows.csv")
        answer = admin.post(address, data={name: (io.BytesIO(file[0]), file[1])})
    else:
        answer = admin.open(address, method=each.method, json=body)
    assert answer.status_code < 300, (change.call, answer.json)
    known["deletionId"] = answer.headers.get("Pitlane-Undo")
    for name, place in change.finds.items():
        value = answer.json
        for step in place.split("."):
            value = value[int(step) if step.isdigit() else step]
        known[name] = value.rpartition("/")[2] if place == "url" else value


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The addresses whose answers are made from now on, and not sent from a cache."""
    made: set[str] = set()

    def watch(module: Any) -> None:
        inner = module._make

        def note(*given: Any) -> Any:
            made.add(request.full_path.rstrip("?"))
            return inner(*given)

        monkeypatch.setattr(module, "_make", note)

    watch(responses)
    watch(pages)
    return made


@pytest.fixture
def program(config: Config, built: Path) -> Flask:
    """Another program on the same folder."""
    program = create_app(config)
    program.config["UI"] = built
    with program.app_context():
        share_statements(db.engine)
    return program


def test_each_call_that_changes_something_is_tried_or_has_a_reason() -> None:
    changing = {name for name, each in list_calls().items() if each.method != "GET"}
    tried = {change.call for story in (SALES, *OUTDATING.values()) for change in story} & changing
    named = [name for names in REASONS.values() for name in names]
    assert len(named) == len(set(named))
    assert tried & set(named) == set()
    assert tried | set(named) == changing


@pytest.mark.parametrize("story", OUTDATING)
def test_a_change_outdates_everything_that_visitors_read(
    admin: FlaskClient, program: Flask, known: Known, story: str
) -> None:
    """Nothing that is cached can be read after these changes, since each raises the version."""
    visitor, addresses = admin.application.test_client(), list_addresses(known)
    version = state_of(admin.application).version
    read(visitor, addresses)
    seen = [list_asked(known)[name] for name in SEEN[story]]
    before = read(visitor, seen)
    for change in OUTDATING[story]:
        cached = version.admin_data_version()
        make(admin, change, known)
        if change.quiet:
            continue
        assert version.admin_data_version() > cached, change.call
        after = read(visitor, seen)
        assert after != before, f"Visitors see nothing of {change.call}."
        before = after
    assert read(visitor, addresses) == read_uncached(program, addresses)


def test_visitors_read_what_a_program_reads_that_has_just_emptied_its_caches(
    admin: FlaskClient, program: Flask, known: Known, made: set[str]
) -> None:
    """What stays cached after a change of stock or of a cart is what another program reads.

    It is compared once for each call.
    """
    visitor, addresses, compared = admin.application.test_client(), list_addresses(known), set()
    before = read(visitor, addresses)
    for change in SALES:
        make(admin, change, known)
        if change.quiet:
            continue
        made.clear()
        after = read(visitor, addresses)
        assert after != before, f"Visitors see nothing of {change.call}."
        before = after
        if change.call not in compared:
            cached = [address for address in addresses if address not in made]
            assert {address: after[address] for address in cached} == read_uncached(program, cached), change.call
            compared.add(change.call)
    assert before == read_uncached(program, addresses)
