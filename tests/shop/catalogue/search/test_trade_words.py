"""Queries in the words of the trade, each with its first product."""

from pathlib import Path

from sqlalchemy.orm import Session

from app.shop.catalogue.search.trade_synonyms import FILE, read_trade_synonyms
from tests.shop.catalogue.search.conftest import Search

QUERIES = Path(__file__).with_name("trade_queries.txt").read_text(encoding="utf-8").splitlines()


def test_each_query_finds_its_product_first(sample: Session, search: Search) -> None:
    """Compare each line of trade_queries.txt, as those of queries.txt."""
    lines = [line.split(" => ") for line in QUERIES]
    found = {query: (search(query)[0] or ["-"])[0] for query, _first in lines}
    assert {query: found[query] for query, first in lines if not found[query].startswith(first)} == {}
    assert len(lines) >= 60


def test_the_file_has_groups_of_different_words() -> None:
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert len(lines) >= 150
    for line in lines:
        words = [each.strip() for each in line.replace(">", ",").split(",")]
        assert len(words) == len(set(words)) >= 2, line
        assert all(1 <= len(each.split()) <= 3 and each == each.lower() for each in words), line


def test_a_wider_word_does_not_find_the_narrower_one() -> None:
    known = read_trade_synonyms()
    assert ("tyre$",) in known["winter", "tyre"]
    assert ("winter", "tyre$") not in known["tyre",]
