"""Products are exported to a file and imported again. The file is read back unchanged, line by line, and completely or
not at all.
"""

import csv
import io
from decimal import Decimal

from flask.testing import FlaskClient

from tests.make import (
    make_brand,
    make_category,
    make_fitment,
    make_image,
    make_model,
    make_product,
    make_subcategory,
)
from tests.web.system.spreadsheets.product_file import counts, send

EXPORT = "/api/admin/export/products.csv"
HEADER = (
    "id,name,slug,description,price,category,subcategoryId,imageUrl,imageUrl2,inventory,featured,createdAt,fits,"
    "hidden,sku,ean,manufacturer,packAmount,packUnit,warnings,madeToOrder,taxRate,supplier,salePrice,saleFrom,"
    "saleTo,codes,models,stockAsOf,moreImages,goesWith,replaces,documents,option,place,leadDays"
)
NEW = "name,slug,description,price,category\nGauge,gauge,Shows what the turbo does.,9.50,Mats\n"


def make_shop() -> None:
    """Two products, one with everything that is awkward in a cell."""
    subcategory = make_subcategory(make_category("Mats"), "Rubber; black")
    brand = make_brand("Alfa / Romeo")
    models = [make_model(brand, name) for name in ("Giulia; 952", "=GTV", "Zoe")]
    image = make_image()
    awkward = make_product(
        "=cmd()", slug="-awkward-", description='Line one,\r\n"two"; \'+three', category="Mats",
        subcategory_id=subcategory.id, image_url=image.url, price=Decimal("1249.00"), featured=1, fits="universal",
        pack_amount="0.5", pack_unit="l", warnings="Not for children;\n=never", made_to_order=1,
        supplier="=Motor Factors; Kilkenny", place="=A3",
    )  # fmt: skip
    for model in models[:2]:
        make_fitment(awkward, model)
    make_product("Škoda mat", slug="skoda", description="'=already quoted", category="Mats", inventory=0)


def test_an_export_has_the_fields_of_a_product_and_the_models_by_name(admin: FlaskClient):
    make_shop()
    answer = admin.get(EXPORT)
    assert (answer.content_type, answer.data[:3]) == ("text/csv; charset=utf-8", b"\xef\xbb\xbf")
    assert answer.data[3:].decode().split("\r\n")[0] == HEADER
    rows = list(csv.DictReader(io.StringIO(answer.data.decode("utf-8-sig"), newline="")))
    assert [row["slug"] for row in rows] == ["skoda", "'-awkward-"]
    assert (rows[1]["name"], rows[1]["price"], rows[1]["subcategoryId"]) == ("'=cmd()", "1249.00", "Rubber; black")
    assert [row["fits"] for row in rows] == ["listed", "universal"]
    assert rows[1]["models"] == "Alfa / Romeo/=GTV;Alfa / Romeo/Giulia; 952"


def test_an_export_reads_back_unchanged_as_any_spreadsheet_saves_it(admin: FlaskClient):
    make_shop()
    before = admin.get("/api/admin/products").json
    raw = admin.get(EXPORT).data
    rows = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=";").writerows([cell.replace("1249.00", "1249,00") for cell in row] for row in rows)
    for file in (raw, saved.getvalue().encode(), saved.getvalue().encode("cp1252")):
        assert counts(send(admin, file, dry=True)[1]) == (0, 0, 2)
        status, answer = send(admin, file)
        assert (status, answer["success"], answer["errors"], counts(answer)) == (200, True, [], (0, 0, 2))
    assert admin.get("/api/admin/products").json == before


def test_a_preview_says_what_each_line_would_do_and_changes_nothing(admin: FlaskClient):
    make_product("Old", slug="old", category="Mats")
    make_product("Same", slug="same", category="Mats")
    before = admin.get("/api/products").json
    file = NEW + "Older,old,,,\n,same,,,\n"
    status, answer = send(admin, file, dry=True)
    assert (status, counts(answer)) == (200, (1, 1, 1))
    lines = [(line["line"], line["slug"], line["name"], line["action"]) for line in answer["lines"]]
    assert lines == [(2, "gauge", "Gauge", "create"), (3, "old", "Older", "update"), (4, "same", "Same", "unchanged")]
    assert answer["lines"][1]["fields"] == ["name"]
    assert admin.get("/api/products").json == before


def test_an_import_creates_and_changes_and_leaves_the_rest(admin: FlaskClient, client: FlaskClient):
    old = make_product("Old", slug="old", category="Mats", price=Decimal("5.00"), featured=1)
    golf, polo = (make_model(make_brand(f"VW {name}"), name) for name in ("Golf", "Polo"))
    make_fitment(old, golf)
    make_product("Untouched", slug="untouched", category="Mats")
    assert len(client.get("/api/products").json) == 2
    file = (
        "slug;name;description;price;category;inventory;models\n"
        "old;;;1.249,5;;0;VW Polo/Polo\n"
        "new;New part;A part of ten letters;9,5;Mats;3;VW Golf/Golf;\n"
    )
    status, answer = send(admin, file.replace("VW Golf/Golf;", '"VW Golf/Golf;VW Polo/Polo"'))
    assert (status, answer["success"], counts(answer), answer["lines"]) == (200, True, (1, 1, 0), [])
    rows = {row["slug"]: row for row in client.get("/api/products").json}
    assert (rows["old"]["price"], rows["old"]["inventory"], rows["old"]["featured"]) == ("1249.50", 0, 1)
    assert (rows["new"]["price"], rows["new"]["inventory"], rows["new"]["name"]) == ("9.50", 3, "New part")
    assert [row["id"] for row in client.get(f"/api/products/{old.id}/models").json] == [polo.id]
    assert len(client.get(f"/api/products/{rows['new']['id']}/models").json) == 2


def test_blank_lines_count_but_mean_nothing(admin: FlaskClient):
    make_category("Mats")
    status, answer = send(admin, f"{NEW}\n,,,,\nx,,,,\n")
    assert (status, next((fault["line"], fault["field"]) for fault in answer["errors"])) == (400, (5, "name"))


def test_a_category_that_a_product_leaves_takes_its_subcategory(admin: FlaskClient):
    subcategory = make_subcategory(make_category("Mats"), "Rubber")
    make_category("Wheels")
    make_product("Known", slug="known", category="Mats", subcategory_id=subcategory.id)
    send(admin, "slug,category\nknown,Wheels\n")
    assert admin.get("/api/products/known").json["subcategoryId"] is None


def test_models_of_one_name_are_said_apart_by_their_years(admin: FlaskClient):
    brand = make_brand("VW")
    old, new, plain = (
        make_model(brand, name, year=year)
        for name, year in (("Golf", "2004-2008"), ("Golf", "2012-2019"), ("Polo", "2009"))
    )
    part = make_product("Known", slug="known", category="Mats")
    for model in (old, plain):
        make_fitment(part, model)
    raw = admin.get(EXPORT).data
    rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    assert rows[0]["models"] == "VW/Golf (2004-2008);VW/Polo"
    assert counts(send(admin, raw)[1]) == (0, 0, 1)
    send(admin, "slug,models\nknown,VW/Golf (2012-2019)\n")
    assert [row["id"] for row in admin.get(f"/api/products/{part.id}/models").json] == [new.id]
    status, answer = send(admin, "slug,models\nknown,VW/Golf\n")
    sentence = "VW/Golf may be VW/Golf (2004-2008) or VW/Golf (2012-2019): please write which"
    assert (status, answer["errors"][0]["message"]) == (400, sentence)


def test_a_file_says_that_a_part_fits_every_vehicle_and_without_the_column_it_stays_so(admin: FlaskClient):
    make_product("Old", slug="old", category="Mats")

    def fits() -> str:
        return str(admin.get("/api/products/old").json["fits"])

    assert send(admin, "slug,fits\nold,everything\n")[1]["errors"][0]["message"].startswith("Fits must be")
    for file, expected in (("slug,fits\nold,universal\n", "universal"), ("slug,name\nold,Older\n", "universal")):
        assert send(admin, file)[1]["success"]
        assert fits() == expected
    undo = admin.get("/api/admin/deleted").json
    for deletion in undo:
        assert admin.post(f"/api/admin/deleted/{deletion['id']}/restore").status_code == 200
    assert fits() == "listed"
