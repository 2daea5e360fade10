"""Searches that found nothing, and synonyms that mend them."""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.search_tables import Searched
from app.store.database.base import now
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product, save

SYNONYMS = "/api/admin/search-synonyms"
STARTER = ("vw", "volkswagen")


def make_search(query: str, results: int, days: int = 1, corrected: str | None = None) -> None:
    made = now() - timedelta(days=days)
    save(Searched(query=query, folded=query.lower(), results=results, corrected=corrected, created_at=made))


def test_the_owner_reads_what_is_frequent_missing_and_misspelt(admin: FlaskClient) -> None:
    make_product("Brake disc")
    for query in ("Disc", "disc", "DISC"):
        make_search(query, 1)
    make_search("umbrella brake", 0)
    make_search("brake", 0, days=3)
    make_search("dsic", 1, corrected="disc")
    make_search("old", 0, days=40)
    found = admin.get("/api/admin/searches?days=30").json
    first = found["frequent"][0]
    assert (first["query"].lower(), first["count"], first["results"]) == ("disc", 3, 1)
    missing = [(each["query"], each["count"], each["closest"]) for each in found["missing"]]
    assert missing == [("umbrella brake", 1, ["Brake disc"])]
    assert found["corrected"] == [{"query": "dsic", "corrected": "disc", "count": 1}]
    assert admin.get("/api/admin/searches?days=8").status_code == 400


def test_a_synonym_is_found_at_once_and_no_more_when_it_is_gone(admin: FlaskClient, client: FlaskClient) -> None:
    make_product("Bash plate")

    def finds(words: str) -> bool:
        return bool(client.get("/api/products", query_string={"search": words}).json)

    assert not finds("skid guard")
    made = admin.post(SYNONYMS, json={"word": "skid guard", "means": "bash plate"})
    assert (made.status_code, made.json["both"]) == (201, 1)
    assert finds("skid guard")
    path = f"{SYNONYMS}/{made.json['id']}"
    assert admin.patch(path, json={"word": "sump cover", "both": 0}).json["word"] == "sump cover"
    assert (finds("skid guard"), finds("sump cover")) == (False, True)
    removed = admin.delete(path)
    assert removed.json == {"success": True}
    assert not finds("sump cover")
    back = f"/api/admin/deleted/{removed.headers['Pitlane-Undo']}/restore"
    assert admin.post(back).status_code == 200
    assert finds("sump cover")
    again = admin.delete(path).headers["Pitlane-Undo"]
    assert admin.post(SYNONYMS, json={"word": "Sump cover", "means": "bash plate"}).status_code == 201
    before = admin.get(SYNONYMS).json
    refused = admin.post(f"/api/admin/deleted/{again}/restore")
    assert (refused.status_code, refused.json["message"]) == (409, "This synonym already exists")
    assert admin.get(SYNONYMS).json == before
    assert admin.delete(path).status_code == 404
    assert admin.patch(f"{SYNONYMS}/{NOBODY}", json={"both": 1}).status_code == 404


@pytest.fixture
def ring(admin: FlaskClient) -> None:
    """Two synonyms, to which a third would close a ring."""
    for word, means in (("c", "a"), ("a", "b")):
        assert admin.post(SYNONYMS, json={"word": word, "means": means, "both": 0}).status_code == 201


@in_one_shop(
    ("given", "status", "message"),
    [
        (("Wheel", "wheel "), 400, "A word cannot be a synonym of itself"),
        (("volkswagen", "VW"), 400, "Other synonyms already connect these words"),
        (("b", "c"), 400, "Other synonyms already connect these words"),
        (("VW", "Volkswagen"), 409, "This synonym already exists"),
        (("***", "wheel"), 400, "Please enter up to three words of letters or digits"),
        (("a b c d", "wheel"), 400, "Please enter up to three words of letters or digits"),
        (("", "wheel"), 400, "Please enter words of at most 100 characters"),
    ],
)
@pytest.mark.usefixtures("ring")
def test_a_synonym_of_itself_or_in_a_ring_is_refused(
    admin: FlaskClient, given: tuple[str, str], status: int, message: str
) -> None:
    before = admin.get(SYNONYMS).json
    answer = admin.post(SYNONYMS, json={"word": given[0], "means": given[1], "both": 0})
    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert admin.get(SYNONYMS).json == before
