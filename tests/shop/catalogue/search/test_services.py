"""The workshop's services that a search names."""

from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from app.contract.base.home_cards import SERVICE_IDS
from app.shop.catalogue.search.services import name_services, service_words
from tests.in_one_shop import in_one_shop


def test_every_service_of_the_site_has_words() -> None:
    assert tuple(service_words()) == SERVICE_IDS


@in_one_shop(
    ("query", "services"),
    [
        ("tinting", ["tinting"]),
        ("window tint", ["tinting"]),
        ("Tints", ["tinting"]),
        ("golf tinting", ["tinting"]),
        ("tintng", ["tinting"]),
        ("tinti", ["tinting"]),
        ("detailing", ["detailing"]),
        ("detaling", ["detailing"]),
        ("valet", ["detailing"]),
        ("apple car-play", ["carplay"]),
        ("oil change", ["mechanical"]),
        ("servicing", ["mechanical"]),
        ("red callipers", ["caliper"]),
        ("ppf", ["coating"]),
        ("headlight restoration", ["headlight"]),
        ("carbon wrap and ceramic coating", ["coating", "graphics"]),
        ("golf 2016", []),
        ("floor mats", []),
        ("dash cam", []),
        ("brake kit", []),
        ("tin", []),
        ("", []),
    ],
)
def test_a_query_names_services(sample: Session, query: str, services: list[str]) -> None:
    assert [each.id for each in name_services(sample, query)] == services


def test_a_service_has_the_owners_title_where_it_is_shown(admin: FlaskClient) -> None:
    def named(query: str) -> object:
        return admin.get("/api/search/suggest", query_string={"q": query}).json["services"]

    assert named("tinting") == [{"id": "tinting", "title": "Window Tinting"}]
    card = {"slot": "tinting", "title": "Sun Glass"}
    assert admin.patch("/api/admin/settings", json={"serviceImages": [card]}).status_code == 200
    assert named("sun glass") == named("tinting") == [{"id": "tinting", "title": "Sun Glass"}]
    assert admin.patch("/api/admin/settings", json={"worksOnCars": False}).status_code == 200
    assert named("tinting") == []
    assert admin.patch("/api/admin/settings", json={"worksOnCars": True}).status_code == 200
    services = admin.get("/api/admin/look").json["services"]
    hidden = [{"id": each["id"], "hidden": each["id"] == "tinting"} for each in services]
    assert admin.patch("/api/admin/look", json={"services": hidden}).status_code == 200
    assert named("tinting") == []
    assert admin.get("/api/search?q=tinting").json["services"] == []
