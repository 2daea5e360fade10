"""The business's own details can be changed only by the owner. Everybody can read the public part."""

import json
import re
from dataclasses import fields

import pytest
from flask.testing import FlaskClient
from pydantic.alias_generators import to_camel

from app.contract.system.owner_settings import OwnerSettings
from app.shop.base.settings.public import images_in_use
from app.store.base.images import Image
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import make_order, make_product

PUBLIC = {
    "sellsParts", "worksOnCars", "businessName", "tagline", "phone", "email", "address", "hours", "tiktokUrl",
    "instagramUrl", "facebookUrl", "snapchatUrl", "stats", "notice", "taxRate", "taxMode", "deliveryPrice",
    "freeDeliveryOver", "collection", "closed", "closedUntil", "closedMessage", "galleryImages", "serviceImages",
    "deliveryTime", "sendsMail", "tellsWhenBack", "look", "policies", "paymentMethods", "cardTestMode", "bankAccount",
    "taxRates", "hasGallery", "collectionTime",
}  # fmt: skip
DERIVED = {
    "notice", "taxRates", "sendsMail", "tellsWhenBack", "look", "policies", "paymentMethods", "cardTestMode",
    "bankAccount", "hasGallery", "collectionTime",
}  # fmt: skip
SECRET = {"mailPassword", "tunnelToken", "stripeKey", "stripeWebhookSecret"}
OWNERS = {to_camel(each.name) for each in fields(OwnerSettings)} - SECRET | {f"{name}Set" for name in SECRET}
"""All settings of the table; a secret is only said to be set."""
WEEK = [{"weekday": day, "opens": "08:00", "closes": "18:00"} for day in range(1, 6)]
IBAN = "IE29AIBK93115212345678"


def add_upload(url: str = "/uploads/ours.webp", listed: int = 1) -> None:
    with write() as session:
        session.add(
            Image(filename=url.rsplit("/", maxsplit=1)[-1], url=url, width=640, height=480, widths="320", listed=listed)
        )


def test_until_changed_they_are_the_specifications(client: FlaskClient) -> None:
    settings = client.get("/api/settings").json
    assert set(settings) == PUBLIC
    assert settings["address"] == "Kilkenny, Ireland"
    assert settings["hours"] == [{"days": "Mon-Fri", "hours": "8AM-6PM"}, {"days": "Sat", "hours": "9AM-4PM"}]
    assert [(each["value"], each["label"]) for each in settings["stats"]] == [
        ("4+", "Years Experience"),
        ("100+", "Vehicles Styled"),
        ("100%", "Satisfaction Rate"),
        ("100+", "5-Star Reviews"),
    ]
    assert (settings["taxRate"], settings["phone"], settings["email"]) == ("10", "", "")
    assert settings["tiktokUrl"].startswith("https://www.tiktok.com")


def test_the_owner_sees_all_of_them(admin: FlaskClient) -> None:
    settings = admin.get("/api/admin/settings").json
    assert set(settings) == OWNERS | {"closed", "stripeMode"}
    assert (settings["publicUrl"], settings["adminFrom"], settings["analyticsDays"]) == ("", "localhost", 90)
    assert (settings["ipDays"], settings["cartDays"], settings["enquiryMonths"]) == (30, 30, 24)


def test_a_change_touches_only_what_was_sent_and_shows_at_once(admin: FlaskClient, client: FlaskClient) -> None:
    before = client.get("/api/settings").json
    answer = admin.patch("/api/admin/settings", json={"phone": " +353 56 000 0000 ", "taxRate": "13.50"})
    assert answer.status_code == 200
    assert set(answer.json) == OWNERS | {"closed", "stripeMode"}
    rates = [before["taxRates"][0] | {"rate": "13.5"}]
    after = before | {"phone": "+353 56 000 0000", "taxRate": "13.5", "taxRates": rates}
    assert client.get("/api/settings").json == after


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        ({"taxRate": 23}, "23"),
        ({"taxRate": 9.5}, "9.5"),
        ({"taxRate": "0"}, "0"),
        ({"taxRate": "100"}, "100"),
        ({"email": ""}, ""),
        ({"email": "shop@example.ie"}, "shop@example.ie"),
        ({"instagramUrl": "https://instagram.com/pitlane"}, "https://instagram.com/pitlane"),
        ({"instagramUrl": ""}, ""),
        ({"publicUrl": "HTTPS://Shop.Example/"}, "https://shop.example"),
        ({"hours": []}, []),
        ({"ipDays": "7"}, 7),
        ({"taxMode": "included"}, "included"),
        ({"deliveryPrice": "9.9"}, "9.90"),
        ({"deliveryPrice": 12}, "12.00"),
        ({"deliveryPrice": "0"}, "0.00"),
        ({"deliveryPrice": " "}, ""),
        ({"freeDeliveryOver": ""}, ""),
        ({"freeDeliveryOver": 99.5}, "99.50"),
        ({"collection": True}, True),
        ({"closedUntil": "2026-08-24"}, "2026-08-24"),
        ({"closedUntil": ""}, ""),
        ({"closedMessage": " On holiday "}, "On holiday"),
        ({"iban": " ie29 AIBK 9311 5212 3456 78"}, IBAN),
        ({"iban": "GB82WEST12345698765432"}, "GB82WEST12345698765432"),
        ({"iban": ""}, ""),
        ({"deliveryTime": " 2 to 3 days "}, "2 to 3 days"),
    ],
)
def test_what_can_be_meant_is_stored(admin: FlaskClient, sent: dict[str, object], stored: object) -> None:
    answer = admin.patch("/api/admin/settings", json=sent)
    assert answer.status_code == 200
    assert answer.json[next(iter(sent))] == stored


@in_one_shop(
    "sent",
    [
        {"taxRate": "100.01"}, {"taxRate": "-1"}, {"taxRate": "10.555"}, {"taxRate": "ten"}, {"taxRate": True},
        {"taxRate": None}, {"taxRate": "1e1"}, {"email": "nobody"}, {"businessName": "  "}, {"businessName": "x" * 201},
        {"instagramUrl": "javascript:alert(1)"}, {"instagramUrl": "//evil.example"}, {"facebookUrl": "ftp://x.example"},
        {"tiktokUrl": "https://user@x.example"}, {"publicUrl": "https://shop.example/path"},
        {"publicUrl": "shop.example"}, {"publicUrl": "https://shop.example:99999"}, {"publicUrl": "http://[::1"},
        {"adminFrom": "everywhere"},
        {"hours": [{"days": "Mon"}]}, {"hours": [{"days": "Mon", "hours": ""}]}, {"hours": "always"}, {"ipDays": 0},
        {"stats": [{"value": "1", "label": "x", "more": 1}]}, {"analyticsDays": -1}, {"enquiryMonths": 1.5},
        {"galleryImages": [{"slot": "7"}]}, {"serviceImages": [{"slot": "cooking"}]}, {"nope": 1}, {"id": "x"},
        {"galleryImages": [{"slot": "1"}, {"slot": "1"}]},
        {"galleryImages": [{"slot": "1", "imageUrl": "/uploads/no"}]},
        {"taxMode": "vat"}, {"taxMode": None}, {"deliveryPrice": "-1"}, {"deliveryPrice": "9.999"},
        {"deliveryPrice": "nine"}, {"deliveryPrice": True}, {"deliveryPrice": None}, {"deliveryPrice": "123456789.00"},
        {"freeDeliveryOver": "1e3"}, {"collection": "yes"}, {"collection": 1}, {"closedUntil": "2026-02-30"},
        {"closedUntil": "24.8.2026"}, {"closedUntil": "20260824"}, {"closedUntil": None}, {"closed": True},
        {"closedMessage": "x" * 501}, {"iban": "IE29AIBK93115212345679"}, {"iban": "IE92AIBK93115212345678"},
        {"iban": "29AIBK93115212345678"}, {"iban": "IE29-AIBK-9311"}, {"iban": None}, {"offerTransfer": 1},
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_and_changes_nothing(admin: FlaskClient, sent: dict[str, object]) -> None:
    before = admin.get("/api/admin/settings").json
    answer = admin.patch("/api/admin/settings", json=sent | {"phone": "1"})
    assert answer.status_code == 400
    assert answer.json["message"] == next(iter(answer.json["errors"].values()))
    assert admin.get("/api/admin/settings").json == before


def test_a_visitor_changes_nothing(client: FlaskClient) -> None:
    assert client.patch("/api/admin/settings", json={"phone": "1"}).status_code == 401


def test_the_owners_pictures_take_the_place_of_the_sites(admin: FlaskClient, client: FlaskClient) -> None:
    add_upload()
    card = {"slot": "2", "imageUrl": "/uploads/ours.webp", "title": "Golf R", "badge": "Full Detail", "description": ""}
    service = {"slot": "tinting", "imageUrl": "/uploads/ours.webp"}
    answer = admin.patch("/api/admin/settings", json={"galleryImages": [card], "serviceImages": [service]})
    assert answer.status_code == 200
    shown = client.get("/api/settings").json
    assert [each["image"]["widths"] for each in shown["galleryImages"] + shown["serviceImages"]] == [[320], [320]]
    assert shown["galleryImages"] == [card | {"image": shown["galleryImages"][0]["image"]}]
    assert answer.json["galleryImages"] == [card]
    assert answer.json["serviceImages"] == [service | {"title": "", "badge": "", "description": ""}]
    assert images_in_use(db.session()) == {"/uploads/ours.webp"}


def test_a_products_own_picture_is_no_upload(admin: FlaskClient) -> None:
    add_upload(listed=0)
    sent = {"galleryImages": [{"slot": "1", "imageUrl": "/uploads/ours.webp"}]}
    assert admin.patch("/api/admin/settings", json=sent).status_code == 400


@pytest.mark.parametrize(
    ("set_up", "offered"),
    [
        ({}, []),
        ({"offerWorkshop": True}, ["workshop"]),
        ({"offerTransfer": True, "iban": IBAN}, []),
        ({"offerTransfer": True, "accountName": "Pitlane Ltd"}, []),
        ({"offerTransfer": True, "iban": IBAN, "accountName": "Pitlane Ltd"}, ["transfer"]),
        ({"iban": IBAN, "accountName": "Pitlane Ltd", "offerWorkshop": True, "offerCard": True}, ["workshop"]),
    ],
)
def test_a_way_of_paying_is_offered_with_all_that_it_needs(
    admin: FlaskClient, client: FlaskClient, set_up: dict[str, object], offered: list[str]
) -> None:
    assert admin.patch("/api/admin/settings", json=set_up).status_code == 200
    settings = client.get("/api/settings").json
    account = {"iban": IBAN, "accountName": "Pitlane Ltd"}
    assert settings["paymentMethods"] == offered
    assert settings["bankAccount"] == (account if "transfer" in offered else None)


def test_one_of_the_two_trades_is_ticked_at_least(admin: FlaskClient, client: FlaskClient) -> None:
    def patch(**trades: bool | str) -> tuple[int, str]:
        answer = admin.patch("/api/admin/settings", json=trades)
        return answer.status_code, answer.json.get("message", "")

    neither = "Choose at least one: sell parts, or work on cars"
    assert patch(sellsParts=False, worksOnCars=False) == (400, neither)
    assert patch(sellsParts="yes") == (400, "Choose whether you sell parts")
    assert patch(sellsParts=False) == (200, "")
    assert patch(worksOnCars=False) == (400, neither)
    assert patch(worksOnCars=False, sellsParts=True) == (200, "")
    settings = client.get("/api/settings").json
    assert (settings["sellsParts"], settings["worksOnCars"]) == (True, False)


def test_without_parts_the_pages_show_no_way_into_the_shop(admin: FlaskClient, client: FlaskClient) -> None:
    hidden = 'a[href="/shop"],li:has(>a[href="/shop"])'
    assert hidden not in client.get("/").text
    admin.patch("/api/admin/settings", json={"sellsParts": False})
    page = client.get("/")
    assert hidden in page.text
    assert "style-src 'self' 'sha256-" in page.headers["Content-Security-Policy"]


@in_one_shop("path", ["/shop", "/by-vehicle", "/search", "/cart", "/checkout", "/shop/brands/bmw", "{slug}"])
def test_without_parts_an_address_of_the_shop_says_so(admin: FlaskClient, client: FlaskClient, path: str) -> None:
    product = make_product()
    address = f"/shop/{product.slug}" if path == "{slug}" else path
    before = client.get(address)
    admin.patch("/api/admin/settings", json={"sellsParts": False})
    page = client.get(address)
    assert (page.status_code, "We do not sell parts online" in page.text) == (404, True)
    assert 'href="/#contact"' in page.text
    sitemap = client.get("/sitemap.xml").text
    assert ("/shop" in sitemap, "/by-vehicle" in sitemap) == (False, False)
    # Nothing is lost: all of it is there again.
    admin.patch("/api/admin/settings", json={"sellsParts": True})
    again = client.get(address)
    assert (again.status_code, again.data) == (before.status_code, before.data)


def test_a_hidden_trade_loses_no_data(admin: FlaskClient) -> None:
    make_product(), make_order()
    lists = ("products", "orders", "contacts", "quotes", "jobs", "bays", "service-prices", "demand")

    def read() -> dict[str, bytes]:
        return {name: admin.get(f"/api/admin/{name}").data for name in lists}

    before = read()
    for hidden in ({"sellsParts": False}, {"sellsParts": True, "worksOnCars": False}, {"worksOnCars": True}):
        admin.patch("/api/admin/settings", json=hidden)
        assert read() == before


def test_without_work_on_cars_the_pages_name_no_services(admin: FlaskClient, client: FlaskClient) -> None:
    hidden = '#services,a[href$="#services"],'
    before = client.get("/").text
    assert (hidden in before, '"AutoRepair"' in before) == (False, True)
    admin.patch("/api/admin/settings", json={"worksOnCars": False})
    page = client.get("/").text
    assert hidden in page
    assert 'a[href="/shop"],li' not in page
    assert ('"AutoPartsStore"' in page, '"AutoRepair"' in page) == (True, False)


def test_without_work_on_cars_nothing_says_that_cars_are_worked_on(admin: FlaskClient, client: FlaskClient) -> None:
    work = re.compile(r"detailing|\bbays?\b|coat|spanner|a date or", re.I)

    def read() -> tuple[str, str]:
        head = re.search(r"<title>.*?</title>|<meta name=.?description.*?>", client.get("/").text)
        settings = client.get("/api/settings").json
        return json.dumps([settings["tagline"], settings["look"]]), head[0] if head else ""

    assert work.search(read()[1])
    # An original that was saved again is no word of the owner's.
    admin.patch("/api/admin/settings", json={"tagline": client.get("/api/settings").json["tagline"]})
    admin.patch("/api/admin/settings", json={"worksOnCars": False})
    answer, head = read()
    assert work.findall(answer + head) == []
    assert "chosen for your vehicle" in answer
    # What the owner has written stays.
    own = {"tagline": "Detailing by hand", "aboutText": "Ten bays.", "worksOnCars": False}
    admin.patch("/api/admin/settings", json={"tagline": own["tagline"]})
    admin.patch("/api/admin/look", json={"aboutText": own["aboutText"]})
    answer, head = read()
    assert "Ten bays." in answer and "Detailing by hand" in head
    admin.patch("/api/admin/settings", json={"worksOnCars": True})
    assert client.get("/api/settings").json["look"]["heroText"] is None


def test_the_hours_are_those_of_the_week_until_the_owner_writes_lines(admin: FlaskClient, client: FlaskClient) -> None:
    opening = [*WEEK, {"weekday": 6, "opens": "09:00", "closes": "16:00"}]
    assert admin.get("/api/admin/opening").json == opening
    lunch = {"weekday": 6, "opens": "09:30", "closes": "12:00"}
    admin.put("/api/admin/opening", json={"spans": [*WEEK[1:], lunch, lunch | {"opens": "13:00", "closes": "14:15"}]})
    written = [{"days": "Tue-Fri", "hours": "8AM-6PM"}, {"days": "Sat", "hours": "9:30AM-12PM, 1PM-2:15PM"}]
    assert client.get("/api/settings").json["hours"] == written
    assert admin.patch("/api/admin/settings", json={"ownHours": True}).json["hours"] == written
    own = [{"days": "Every day", "hours": "by appointment"}]
    assert admin.patch("/api/admin/settings", json={"hours": own}).json["ownHours"] is True
    admin.put("/api/admin/opening", json={"spans": WEEK})
    assert client.get("/api/settings").json["hours"] == own
    again = admin.patch("/api/admin/settings", json={"ownHours": False}).json["hours"]
    assert again == [{"days": "Mon-Fri", "hours": "8AM-6PM"}]
