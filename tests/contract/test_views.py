"""Views made of a row, and of what was worked out beside it."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from app.contract.base.fields import View

APP = Path(__file__).resolve().parents[2] / "app"


class NamedCount(View):
    name: str
    count: int


def test_a_view_takes_what_is_given_and_the_rest_from_its_row() -> None:
    row = SimpleNamespace(name="Golf", count=1, other=2)
    assert NamedCount.from_row(row, count=3).model_dump() == {"name": "Golf", "count": 3}


def test_a_field_that_neither_has_and_a_name_that_is_no_field_are_refused() -> None:
    with pytest.raises(AttributeError, match="count"):
        NamedCount.from_row(SimpleNamespace(name="Golf"))
    with pytest.raises(TypeError, match="NamedCount has no field cuont"):
        NamedCount.from_row(SimpleNamespace(name="Golf", count=1), cuont=2)


def test_no_class_answers_for_names_that_it_does_not_have() -> None:
    """Check that the types of attributes are known: `__getattr__` would answer Any for each name."""
    assert [str(path) for path in APP.rglob("*.py") if "def __getattr__" in path.read_text(encoding="utf-8")] == []
