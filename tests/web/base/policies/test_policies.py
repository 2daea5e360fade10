"""Terms, returns and imprint: versions, pages, orders made under them."""

import io
import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings.closing import today
from app.store.database.base import now
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_order
from tests.shop.base.pictures import make_picture

TERMS = {
    "kind": "terms",
    "title": "Terms",
    "body": "## 1\n\n{{businessName}}, {{ address }} <b>x</b> [a](javascript:x)",
}


def publish(admin: FlaskClient, **given: Any) -> Any:
    return admin.post("/api/admin/policies", json=TERMS | given)


def test_nothing_is_there_until_it_is_published(client: FlaskClient, admin: FlaskClient) -> None:
    assert client.get("/api/policies").json == []
    assert client.get("/api/settings").json["policies"] == []
    for path in ("/terms", "/returns", "/imprint", "/policies/warranty", "/api/policies/terms"):
        assert client.get(path).status_code == 404
    later = (now() + timedelta(days=2)).isoformat()
    assert publish(admin, validFrom=later).json["current"] is False
    assert client.get("/terms").status_code == 404 == client.get("/api/policies/terms?version=1").status_code


def test_a_published_text_is_a_page_in_footer_and_sitemap(client: FlaskClient, admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"businessName": "Byrne *& Sons*", "address": "1 Mill St\nKilkenny"})
    row = publish(admin).json
    assert (row["version"], row["slug"], row["path"], row["current"]) == (1, "terms", "/terms", True)
    page = client.get("/terms")
    assert page.status_code == 200 and "<h1>Terms</h1>" in page.text and "noindex" not in page.text
    # Neither the owner's details nor HTML in the text is markup, and no link runs anything.
    assert "Byrne *&amp; Sons*, 1 Mill St<br />\nKilkenny &lt;b&gt;x&lt;/b&gt; [a](javascript:x)" in page.text
    assert client.get("/api/settings").json["policies"] == [{"path": "/terms", "title": "Terms"}]
    assert "http://localhost/terms</loc>" in client.get("/sitemap.xml").text
    assert '<a href="/terms">Terms</a>' in client.get("/withdraw").text
    answer = client.get("/api/policies/terms").json
    assert "Byrne" in answer["body"] and "<h2>1</h2>" in answer["html"]
    assert [each["slug"] for each in client.get("/api/policies").json] == ["terms"]


def test_a_change_is_a_new_version_and_the_old_one_stays(client: FlaskClient, admin: FlaskClient) -> None:
    publish(admin, body="Old words")
    assert publish(admin, body="New words", validFrom="2026-01-01").json["version"] == 2
    assert "New words" in client.get("/terms").text
    old = client.get("/terms?version=1")
    assert "Old words" in old.text and 'content="noindex"' in old.text
    for unknown in ("3", "0", "-1", "x", "9" * 30):
        assert client.get(f"/terms?version={unknown}").status_code == 404
    assert client.get("/api/policies/terms?version=1").json["body"] == "Old words"
    assert client.get("/api/policies/terms?version=x").status_code == 400
    assert [(each["version"], each["current"]) for each in admin.get("/api/admin/policies").json] == [
        (2, True),
        (1, False),
    ]


@pytest.mark.parametrize("past", ["2026-01-01", "2026-01-01T10:00:00Z", today().isoformat()])
def test_no_text_was_in_force_before_customers_could_read_it(admin: FlaskClient, past: str) -> None:
    before = now()
    row = publish(admin, validFrom=past).json
    assert before.replace(microsecond=0) <= datetime.fromisoformat(row["validFrom"]) <= now()
    assert row["current"]


def test_an_order_keeps_the_version_it_was_made_under(client: FlaskClient, admin: FlaskClient) -> None:
    assert admin.get(f"/api/admin/orders/{make_order().id}").json["termsVersion"] is None
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"})
    first = publish(admin).json
    order = make_order()
    second = publish(admin).json
    assert client.get(f"/api/orders/{order.id}").json["termsVersion"] == 1
    assert admin.get("/api/admin/orders").json["orders"][0]["termsVersion"] == 1
    mail = admin.get("/api/admin/mails").json["mails"][0]
    text = admin.get(f"/api/admin/mails/{mail['id']}").json["bodyText"]
    assert "Terms: version 1, https://shop.example/terms?version=1\n" in text
    assert "Withdraw from contract here: https://shop.example/withdraw?order=" in text
    refused = admin.delete(f"/api/admin/policies/{first['id']}")
    assert (refused.status_code, refused.json["message"]) == (409, "Orders were made under this version, so it stays")
    assert admin.delete(f"/api/admin/policies/{NOBODY}").status_code == 404
    removed = admin.delete(f"/api/admin/policies/{second['id']}")
    assert removed.status_code == 200 and client.get("/api/policies/terms").json["version"] == 1
    assert admin.post(f"/api/admin/deleted/{removed.headers['Pitlane-Undo']}/restore").status_code == 200
    assert client.get("/api/policies/terms").json["version"] == 2


def test_a_number_is_given_once(admin: FlaskClient) -> None:
    publish(admin, kind="returns")
    removed = admin.delete(f"/api/admin/policies/{publish(admin, kind='returns').json['id']}")
    assert publish(admin, kind="returns").json["version"] == 3
    assert admin.post(f"/api/admin/deleted/{removed.headers['Pitlane-Undo']}/restore").status_code == 200


def test_a_text_of_the_owners_own_has_an_address(client: FlaskClient, admin: FlaskClient) -> None:
    assert publish(admin, kind="custom", title="Warranty", slug="warranty").json["path"] == "/policies/warranty"
    assert client.get("/policies/warranty").status_code == 200
    publish(admin)
    assert client.get("/policies/terms").status_code == 404


@in_one_shop(
    ("given", "field", "message"),
    [
        ({"body": "{{vat}}"}, "body", "There is no field {{vat}}. There are: {{businessName}}, {{address}}, "),
        ({"body": " "}, "body", "Please write the text"),
        ({"body": "x" * 50_001}, "body", "Text must be at most 50,000 characters"),
        ({"title": ""}, "title", "Title is required"),
        ({"kind": "privacy"}, "kind", "Kind must be terms, returns, imprint or custom"),
        ({"kind": "custom"}, "slug", "Please give the text an address"),
        ({"kind": "custom", "slug": "terms"}, "slug", "Another kind of text already has this address"),
        ({"slug": "returns"}, "slug", "Another kind of text already has this address"),
        ({"slug": "Terms!"}, "slug", "The address may have only lower-case letters, digits and hyphens"),
        ({"validFrom": "2026-13-40"}, "validFrom", "There is no such day in the calendar"),
        ({"validFrom": "tomorrow"}, "validFrom", "Please give a day such as 2026-11-22"),
        ({"validFrom": "9999-12-31T23:59:00-14:00"}, "validFrom", "Choose a day before 1 January 2100"),
    ],
)
def test_what_is_wrong_is_refused(admin: FlaskClient, given: dict[str, str], field: str, message: str) -> None:
    answer = publish(admin, **given)
    assert answer.status_code == 400 and answer.json["errors"][field].startswith(message)
    assert admin.get("/api/admin/policies").json == []


def test_the_preview_stores_nothing_and_names_what_is_blank(admin: FlaskClient) -> None:
    answer = admin.post("/api/admin/policies/preview", json={"body": "**{{businessName}}** {{vatNumber}}"})
    assert answer.json == {"html": "<p><strong>Pitlane</strong></p>\n", "blank": ["vatNumber"]}
    assert admin.post("/api/admin/policies/preview", json={"body": "{{x}}"}).status_code == 400
    assert admin.get("/api/admin/policies").json == []


def test_the_health_list_empties_as_the_shop_gets_ready(admin: FlaskClient) -> None:
    def keys() -> list[tuple[str, str]]:
        return [(each["key"], each["severity"]) for each in admin.get("/api/admin/shop-health").json]

    found = keys()
    assert {("terms", "missing"), ("address", "missing"), ("mail", "advice"), ("vatNumber", "advice")} <= set(found)
    starters = admin.get("/api/admin/policies/starters").json
    assert [each["slug"] for each in starters] == ["terms", "returns", "imprint"]
    assert "Model withdrawal form" in starters[1]["body"]
    for starter in starters:
        publish(admin, **starter)
    assert {("termsCheck", "missing"), ("terms.email", "missing"), ("imprintCompany", "missing")} <= set(keys())
    for starter in starters:
        body = re.sub("^> .*|A company adds here.*", "", starter["body"])
        publish(admin, **starter | {"body": body})
    details = {
        "businessName": "Byrne",
        "address": "1 Mill St",
        "email": "a@b.ie",
        "phone": "056",
        "vatNumber": "IE6388047V",
    }
    admin.patch(
        "/api/admin/settings", json=details | {"stats": [], "mailHost": "smtp.b.ie", "publicUrl": "https://b.ie"}
    )
    notice = {"image": (io.BytesIO(make_picture()), "notice.png")}
    assert admin.post("/api/admin/guarantee-notice", data=notice).status_code == 201
    assert keys() == [("payment", "advice")]
    admin.patch("/api/admin/settings", json={"offerWorkshop": True, "offerTransfer": True})
    assert keys() == [("iban", "missing"), ("delivery-time", "missing")]
    admin.patch("/api/admin/settings", json={"offerTransfer": False, "deliveryTime": "2 to 4 working days"})
    assert keys() == []
