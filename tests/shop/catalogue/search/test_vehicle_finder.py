"""What the vehicle chooser makes of typed words."""

from pathlib import Path

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.search import VehicleFinderView
from app.shop.catalogue.search.vehicle_finder import find_one, find_vehicles
from app.store.catalogue.vehicles import CarEngine, CarModel
from app.store.database.sqlite import write

QUERIES = Path(__file__).with_name("vehicle_queries.txt").read_text(encoding="utf-8").splitlines()


def test_typed_words_find_their_vehicles(sample: Session) -> None:
    """Typed words find their vehicles. A line of vehicle_queries.txt has the query, its vehicles in order, their year,
    and behind a hyphen the words that are left out.
    """
    lines = [line.split(" => ") for line in QUERIES]
    assert {query: _write(find_vehicles(sample, query)) for query, _found in lines} == dict(lines)
    assert len(lines) > 50


def test_an_engine_is_chosen_with_its_model(sample: Session) -> None:
    """Check that an engine of the list is no unknown word."""
    with write() as session:
        golf = session.scalars(select(CarModel).where(CarModel.name == "Golf Mk7")).one()
        session.add(CarEngine(model_id=golf.id, name="2.0 TDI", code="CRBC"))
    found = find_vehicles(sample, "golf 2.0 tdi")
    engine = sample.scalars(select(CarEngine)).one()
    assert [(each.name, each.engine_id) for each in found.vehicles] == [("Volkswagen Golf Mk7", engine.id)]
    assert found.left_out is None


def test_a_brand_is_shown_in_part(sample: Session) -> None:
    """Check that eight models are shown and all are counted."""
    found = find_vehicles(sample, "volkswagen")
    assert (len(found.vehicles), found.total) == (8, 17)


def test_a_vehicle_is_known_where_the_words_leave_one(sample: Session) -> None:
    """Check that neither several models nor another year are taken for one."""
    found = {words: find_one(sample, words) for words in ("VW Golf, 2016", "VW Golf", "Golf Mk7 1999", "")}
    assert {words: one and one.name for words, one in found.items()} == {
        "VW Golf, 2016": "Volkswagen Golf Mk7", "VW Golf": None, "Golf Mk7 1999": None, "": None,
    }  # fmt: skip


def _write(found: VehicleFinderView) -> str:
    names = ", ".join(each.name for each in found.vehicles) or "-"
    year = f" ({found.year})" if found.year else f" not {found.not_made_in}" if found.not_made_in else ""
    return names + year + (f" -{found.left_out}" if found.left_out else "")
