"""Words that the server and the screens each state are the same."""

import re

import pytest

from app.shop.catalogue.fitment.cart_vehicle import SAID
from app.shop.system.spreadsheets.columns import SpreadsheetColumns
from app.shop.system.spreadsheets.fitment_columns import FITMENT_COLUMNS
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS
from tests.running import ROOT

SCREENS = ROOT / "ui" / "src"
PAIR = re.compile(r'(\w+): "([^"]*)"')


def read_after(file: str, start: str) -> str:
    """Return what follows `start` in a source file of the screens."""
    _, found, after = (SCREENS / file).read_text("utf-8").partition(start)
    assert found, start
    return after


def test_a_verdict_has_the_same_words_in_mails_and_on_screens() -> None:
    table, _, _ = read_after("shared/order/line-words.ts", "VERDICTS").partition("}")
    assert dict(PAIR.findall(table)) == SAID


@pytest.mark.parametrize(("kind", "columns"), [("PRODUCTS", PRODUCT_COLUMNS), ("FITMENT", FITMENT_COLUMNS)])
def test_a_column_that_a_file_lacks_is_asked_for_by_the_same_sentence(kind: str, columns: SpreadsheetColumns) -> None:
    sentence = "Please say which column has the "
    read_after("features/admin-csv/match-columns.tsx", f"{sentence}{{kind.needed[lacking]}}.")
    source = read_after("features/admin-csv/file-kinds.ts", f"const {kind}: FileKind")
    _, always, needed = re.split(r"always: |needed: ", source)[:3]
    assert re.findall(r'"(\w+)"', always.partition("]")[0]) == [column.name for column in columns.required]
    words = dict(PAIR.findall(needed.partition("}")[0]))
    assert {field: sentence + each for field, each in words.items()} == dict(columns.check([], {}))
