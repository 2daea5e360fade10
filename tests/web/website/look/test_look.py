"""The site's look over HTTP: read, changed, and refused."""

from typing import Any

from flask.testing import FlaskClient

from app.contract.base.home_cards import SERVICE_IDS
from tests.in_one_shop import in_one_shop
from tests.make import make_image

PATH = "/api/admin/look"
TEXTS = ("heroTitle", "heroText", "aboutText", "servicesLine", "galleryLine", "contactLine", "shopLine")


def services_of(client: FlaskClient) -> list[dict[str, Any]]:
    services: list[dict[str, Any]] = client.get(PATH).json["services"]
    return services


def change(client: FlaskClient, **fields: Any) -> Any:
    return client.patch(PATH, json=fields)


def test_until_changed_it_is_the_original(admin: FlaskClient, client: FlaskClient) -> None:
    look = admin.get(PATH).json
    assert {name: look[name] for name in TEXTS} == dict.fromkeys(TEXTS)
    assert [each["id"] for each in look["services"]] == list(SERVICE_IDS)
    assert client.get("/api/settings").json["look"] is None


def test_a_text_is_set_left_out_and_put_back(admin: FlaskClient, client: FlaskClient) -> None:
    assert change(admin, heroTitle=" Chrome and thunder ", galleryLine="").json["heroTitle"] == "Chrome and thunder"
    shown = client.get("/api/settings").json["look"]
    assert (shown["heroTitle"], shown["galleryLine"], shown["heroText"]) == ("Chrome and thunder", "", None)
    assert change(admin, heroTitle=None, galleryLine=None).status_code == 200
    assert client.get("/api/settings").json["look"] is None


def test_services_have_an_order_titles_and_may_be_hidden(admin: FlaskClient, client: FlaskClient) -> None:
    led, *others = reversed(services_of(admin))
    services = [led | {"title": "Ceramic"}, *(each | {"hidden": each["id"] == "led"} for each in others)]
    assert change(admin, services=services).json["services"] == services
    shown = client.get("/api/settings").json["look"]["services"]
    assert list(shown) == [each["id"] for each in services if each["id"] != "led"]
    assert (shown["coating"], shown["tinting"]) == ("Ceramic", "")


def test_a_service_s_picture_is_an_upload_and_then_in_use(admin: FlaskClient, client: FlaskClient) -> None:
    picture = make_image()
    first, *others = services_of(admin)
    assert change(admin, services=[first | {"imageUrl": picture.url}, *others]).status_code == 200
    [card] = client.get("/api/settings").json["serviceImages"]
    assert (card["slot"], card["image"]["url"]) == ("mechanical", picture.url)
    assert admin.delete(f"/api/admin/uploads/{picture.filename}").status_code == 409
    refused = change(admin, services=[first | {"imageUrl": "/uploads/none.webp"}, *others])
    assert (refused.status_code, list(refused.json["errors"])) == (400, ["services"])


@in_one_shop(
    "sent",
    [
        {"heroTitle": " "}, {"heroTitle": "x" * 81}, {"heroText": "x" * 501}, {"aboutText": "x" * 3001},
        {"shopLine": "x" * 201}, {"heroText": 1}, {"services": []}, {"services": None}, {"nope": ""},
        {"services": [{"id": "led"}] * 11}, {"services": [{"id": each, "hidden": True} for each in SERVICE_IDS]},
        {"services": [{"id": "cooking"}] * 11},
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_and_changes_nothing(admin: FlaskClient, sent: dict[str, Any]) -> None:
    before = admin.get(PATH).json
    answer = change(admin, contactLine="changed", **sent)
    assert (answer.status_code, list(answer.json["errors"])) == (400, list(sent))
    assert admin.get(PATH).json == before


def test_two_windows_never_overwrite_each_other_silently(admin: FlaskClient) -> None:
    was = admin.get(PATH).json
    assert change(admin, heroTitle="First", was={"heroTitle": was["heroTitle"]}).status_code == 200
    second = change(admin, heroTitle="Second", shopLine="", was={"heroTitle": None, "shopLine": None})
    assert second.status_code == 409
    assert second.json["errors"] == {"heroTitle": "Another window has saved “First” meanwhile"}
    assert admin.get(PATH).json == was | {"heroTitle": "First"}
    moved = [was["services"][-1], *was["services"][:-1]]
    assert change(admin, services=moved, was={"services": was["services"]}).status_code == 200
    again = change(admin, services=was["services"][::-1], was={"services": was["services"]})
    assert (again.status_code, list(again.json["errors"])) == (409, ["services"])
    assert change(admin, shopLine="Parts", was={"shopLine": None}).status_code == 200


def test_a_visitor_neither_reads_nor_changes_it(client: FlaskClient) -> None:
    assert (client.get(PATH).status_code, change(client, heroTitle="x").status_code) == (401, 401)


def test_a_colour_that_cannot_be_read_is_refused_with_the_nearest_that_can(admin: FlaskClient) -> None:
    refused = change(admin, accent="#0a2a6b")
    assert refused.status_code == 400
    offered = refused.json["errors"]["accent"].rpartition(" ")[2]
    assert change(admin, accent=offered).json["accent"] == offered
    assert change(admin, accent="#00B3A4").json["accent"] == "#00b3a4"
    assert change(admin, accent="#F50").json["accent"] == "#ff5500"
    assert [change(admin, accent=wrong).status_code for wrong in ("#f5", "#f500", "#ggg", "f50")] == [400] * 4
    assert change(admin, accent="#012").json["errors"]["accent"].startswith("#001122 cannot be read")
    assert change(admin, accent="teal").json["errors"] == {"accent": "The colour must be like #ff5c1a"}
