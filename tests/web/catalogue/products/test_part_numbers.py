"""Numbers of a part, by form, file and copy, and found first."""

import io

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_category, make_product
from tests.web.catalogue.products.product_form import PRODUCTS, form
from tests.web.system.spreadsheets.product_file import counts, send

MAKERS = "/api/admin/manufacturers"
CODES = [{"kind": "oem", "code": "5K0 615 301"}, {"kind": "mpn", "code": "BR-90/4"}]


@pytest.fixture
def disc(admin: FlaskClient) -> str:
    """A brake disc with every number, and other parts."""
    make_category()
    make_product("Brake pads", description="Made for the disc 5K0615301, and for others.")
    assert admin.post(MAKERS, json={"name": "Bremsa"}).status_code == 201
    numbers = {"sku": "BD-100", "ean": "4006381333931", "manufacturer": "bremsa"}
    made = admin.post(PRODUCTS, json=form(name="Front disc", slug="disc", **numbers))
    assert made.status_code == 201, made.json
    product: str = made.json["product"]["id"]
    assert admin.put(f"{PRODUCTS}/{product}/codes", json=CODES).status_code == 200
    return product


def first(client: FlaskClient, words: str) -> str:
    found = client.get("/api/products", query_string={"search": words}).json
    return str(found[0]["name"]) if found else "-"


def test_each_number_finds_its_part_first(client: FlaskClient, disc: str) -> None:
    for words in (
        "5K0 615 301", "5k0615301", "5k0-615-301", "5k06", "bd100", "BD 100", "BR-90/4", "br904",
        "4006381333931", "04006381333931", "bremsa", "brmsa",
    ):  # fmt: skip
        assert first(client, words) == "Front disc", words


def test_a_whole_number_names_its_part_to_the_owner(admin: FlaskClient, disc: str) -> None:
    for number, found in (
        ("BD-100", [disc]), ("bd 100", [disc]), ("04006381333931", [disc]), ("5k0615301", [disc]),
        ("BD-10", []), ("Front disc", []), ("bremsa", []), ("--", []), ("%", []), ("0", []),
    ):  # fmt: skip
        answer = admin.get(PRODUCTS, query_string={"number": number, "limit": 2})
        assert [each["id"] for each in answer.json] == found, number
        assert answer.headers["X-Total-Count"] == str(len(found))


def test_a_number_of_two_parts_names_both(admin: FlaskClient, disc: str) -> None:
    other = make_product("Rear disc", sku="BR-904").id
    assert {each["id"] for each in admin.get(f"{PRODUCTS}?number=br904").json} == {disc, other}


def test_a_number_is_seen_at_once_and_no_longer_found_when_it_is_gone(
    admin: FlaskClient, client: FlaskClient, disc: str
) -> None:
    admin.put(f"{PRODUCTS}/{disc}/codes", json={"codes": [{"kind": "cross", "code": "XR 7"}]})
    maker = admin.get(MAKERS).json[0]["id"]
    admin.patch(f"{MAKERS}/{maker}", json={"name": "Stoppa"})
    assert [first(client, words) for words in ("xr7", "br904", "bremsa", "stoppa")] == [
        "Front disc", "-", "-", "Front disc",
    ]  # fmt: skip
    assert client.get("/api/products/disc").json["manufacturer"] == "Stoppa"


@in_one_shop(
    ("given", "message"),
    [
        ({"ean": "4006381333932"}, "This is not a valid barcode number"),
        ({"ean": "123"}, "This is not a valid barcode number"),
        ({"ean": "٤٠٠٦٣٨١٣٣٣٩٣١"}, "This is not a valid barcode number"),
        ({"sku": "-" * 10}, "Please enter a number of at most 60 characters, without a semicolon"),
        ({"sku": "x" * 61}, "Please enter a number of at most 60 characters, without a semicolon"),
        ({"manufacturer": "Nobody"}, "There is no maker named Nobody"),
    ],
)
def test_a_number_that_cannot_be_meant_is_refused(
    admin: FlaskClient, disc: str, given: dict[str, str], message: str
) -> None:
    before = admin.get(f"{PRODUCTS}/{disc}").json
    answer = admin.patch(f"{PRODUCTS}/{disc}", json=given)
    assert (answer.status_code, answer.json["message"]) == (400, message)
    assert admin.get(f"{PRODUCTS}/{disc}").json == before


def test_a_sku_belongs_to_one_part_however_it_is_written(admin: FlaskClient, disc: str) -> None:
    answer = admin.post(PRODUCTS, json=form(slug="other", sku="bd 100"))
    assert (answer.status_code, answer.json["errors"]) == (409, {"sku": "Front disc has this part number already"})
    assert admin.patch(f"{PRODUCTS}/{disc}", json={"sku": "BD.100"}).status_code == 200


def test_codes_are_replaced_as_a_whole_or_not_at_all(admin: FlaskClient, disc: str) -> None:
    path = f"{PRODUCTS}/{disc}/codes"
    wrong = ([{"kind": "oem", "code": ";"}], [{"kind": "tyre", "code": "a"}], [{"code": "a"}], {"codes": "a"}, "a")
    for codes in wrong:
        assert admin.put(path, json=codes).status_code == 400, codes
    kinds = {each["kind"]: each["code"] for each in admin.get(path).json}
    assert kinds == {"mpn": "BR-90/4", "oem": "5K0 615 301"}
    twice = [{"kind": "oem", "code": "A-1"}, {"kind": "oem", "code": "a 1"}]
    assert admin.put(path, json=twice).status_code == 200
    assert admin.get(path).json == [{"kind": "oem", "code": "A-1"}]
    assert admin.put(f"{PRODUCTS}/{NOBODY}/codes", json=[]).status_code == 404


def test_a_file_takes_its_own_export_and_an_undo_brings_every_number_back(admin: FlaskClient, disc: str) -> None:
    exported = admin.get("/api/admin/export/products.csv").data
    assert b"BD-100,4006381333931,Bremsa,,,,0,,,,,,mpn:BR-90/4;oem:5K0 615 301," in exported
    assert counts(send(admin, exported)[1]) == (0, 0, 2)
    before = admin.get(f"{PRODUCTS}/{disc}").json, admin.get(f"{PRODUCTS}/{disc}/codes").json
    admin.post(MAKERS, json={"name": "Other"})
    file = "slug,sku,ean,manufacturer,codes\ndisc,NEW-1,12345670,other,cross:Z 9\n"
    answer = admin.post("/api/admin/import/products", data={"file": (io.BytesIO(file.encode()), "products.csv")})
    assert counts(answer.json) == (0, 1, 0)
    changed = admin.get(f"{PRODUCTS}/{disc}").json
    assert (changed["sku"], changed["ean"], changed["manufacturer"]) == ("NEW-1", "12345670", "Other")
    assert admin.get(f"{PRODUCTS}/{disc}/codes").json == [{"kind": "cross", "code": "Z 9"}]
    undo = answer.headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert (admin.get(f"{PRODUCTS}/{disc}").json, admin.get(f"{PRODUCTS}/{disc}/codes").json) == before


def test_a_file_names_the_line_of_a_wrong_number(admin: FlaskClient, disc: str) -> None:
    row = "slug,name,description,price,category,{column}\nnew,New part,A part of ten letters,9,Car Accessories,{cell}\n"
    for column, cell, message in (
        ("sku", "bd100", "Front disc has this part number already"),
        ("ean", "1", "This is not a valid barcode number"),
        ("manufacturer", "Nobody", "There is no maker named Nobody"),
        ("codes", "5K0", "Please write each number with its kind, such as oem:5K0 615 301;mpn:BR-90"),
    ):
        status, answer = send(admin, row.format(column=column, cell=cell))
        assert (status, answer["errors"][0]["field"], answer["errors"][0]["message"]) == (400, column, message)
    twice = row.format(column="sku", cell="Q1") + "newer,New part,A part of ten letters,9,Car Accessories,q-1\n"
    assert send(admin, twice)[1]["errors"] == [
        {"line": 3, "field": "sku", "message": "This part number is on line 2 already"}
    ]


def test_a_copy_has_the_codes_and_a_deleted_part_is_restored_with_its_numbers(
    admin: FlaskClient, client: FlaskClient, disc: str
) -> None:
    copy = admin.post(f"{PRODUCTS}/{disc}/duplicate").json["product"]
    assert (copy["sku"], copy["ean"], copy["manufacturer"]) == (None, None, "Bremsa")
    assert admin.get(f"{PRODUCTS}/{copy['id']}/codes").json == admin.get(f"{PRODUCTS}/{disc}/codes").json
    before = admin.get(f"{PRODUCTS}/{disc}/codes").json
    undo = admin.delete(f"{PRODUCTS}/{disc}").headers["Pitlane-Undo"]
    admin.patch(f"{PRODUCTS}/{copy['id']}", json={"sku": "BD100"})
    answer = admin.post(f"/api/admin/deleted/{undo}/restore")
    said = "Front disc cannot come back: Front disc (copy) has its part number BD-100 now."
    assert (answer.status_code, answer.json["message"]) == (409, said)
    admin.patch(f"{PRODUCTS}/{copy['id']}", json={"sku": ""})
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(f"{PRODUCTS}/{disc}/codes").json == before
    assert first(client, "bd100") == "Front disc"


def test_a_manufacturer_in_use_is_not_removed_and_a_deleted_one_is_restored(admin: FlaskClient, disc: str) -> None:
    maker = admin.get(MAKERS).json[0]
    assert (maker["name"], maker["slug"], maker["productCount"]) == ("Bremsa", "bremsa", 1)
    refused = admin.delete(f"{MAKERS}/{maker['id']}")
    assert (refused.status_code, refused.json["message"]) == (409, "This maker has 1 product")
    taken = admin.post(MAKERS, json={"name": "BREMSA"})
    assert (taken.status_code, list(taken.json["errors"])) == (409, ["name", "slug"])
    undo = admin.delete(f"{PRODUCTS}/{disc}").headers["Pitlane-Undo"]
    gone = admin.delete(f"{MAKERS}/{maker['id']}")
    assert gone.status_code == 200
    assert admin.post(f"/api/admin/deleted/{undo}/restore").json["notes"] == [
        "1 product came back without its maker, which is gone."
    ]
    assert admin.post(f"/api/admin/deleted/{gone.headers['Pitlane-Undo']}/restore").status_code == 200
    assert [each["name"] for each in admin.get(MAKERS).json] == ["Bremsa"]
