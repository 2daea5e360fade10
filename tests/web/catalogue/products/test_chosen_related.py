"""Parts that the owner chose to go with a part, or instead of it."""

from typing import Any

from flask.testing import FlaskClient

from app.shop.catalogue.products.chosen_related import IN_BOTH, ITSELF
from app.store.catalogue.products import Product
from tests.make import NOBODY, make_brand, make_fitment, make_model, make_order, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import IMPORT, counts, send


def choose(admin: FlaskClient, product: Product, goes_with: list[str], replaces: list[str] | None = None) -> Any:
    return admin.put(
        f"/api/admin/products/{product.id}/related", json={"goesWith": goes_with, "replaces": replaces or []}
    )


def names(client: FlaskClient, path: str) -> list[str]:
    answer = client.get(path)
    assert answer.status_code == 200, answer.json
    return [each["name"] for each in answer.json]


def test_the_owners_choice_is_first_and_what_replaces_a_part_is_listed_apart(
    client: FlaskClient, admin: FlaskClient
) -> None:
    kit, bag, wax, newer = (make_product(name) for name in ("Kit", "Bag", "Wax", "Newer kit"))
    make_order((kit, 1), (wax, 1), (newer, 1))
    chosen = [make_product(f"Chosen {number}").id for number in range(5)]
    assert choose(admin, kit, [bag.id, *chosen], [newer.id]).status_code == 200
    path = f"/api/products/{kit.id}"
    assert names(client, f"{path}/related") == ["Bag", *(f"Chosen {number}" for number in range(5))]
    assert names(client, f"{path}/instead") == ["Newer kit"]
    assert choose(admin, kit, [bag.id], [newer.id]).status_code == 200
    assert names(client, f"{path}/related") == ["Bag", "Wax"]


def test_what_is_hidden_or_sold_out_or_does_not_fit_is_left_out(client: FlaskClient, admin: FlaskClient) -> None:
    brand = make_brand()
    golf, polo = make_model(brand, "Golf"), make_model(brand, "Polo")
    kit, other = make_product("Kit", fits="universal"), make_product("Polo mats")
    make_fitment(other, polo)
    gone, hidden = make_product("Gone", inventory=0), make_product("Hidden", hidden=1)
    ids = [other.id, gone.id, hidden.id]
    path = f"/api/products/{kit.id}"
    assert choose(admin, kit, [], ids).status_code == 200
    assert names(client, f"{path}/instead") == ["Polo mats", "Gone"]
    assert choose(admin, kit, ids).status_code == 200
    assert names(client, f"{path}/related") == ["Polo mats"]
    for call in (f"{path}/related?modelId={golf.id}", f"/api/goes-with?productIds={kit.id}&modelId={golf.id}"):
        assert names(client, call) == []
    assert choose(admin, kit, [], ids).status_code == 200
    assert names(client, f"{path}/instead?modelId={golf.id}") == ["Gone"]


def test_a_cart_lists_what_goes_with_its_parts(client: FlaskClient, admin: FlaskClient) -> None:
    kit, bag, wax = (make_product(name) for name in ("Kit", "Bag", "Wax"))
    make_order((bag, 1), (wax, 1))
    choose(admin, kit, [bag.id])
    assert names(client, f"/api/goes-with?productIds={kit.id}") == ["Bag"]
    assert names(client, f"/api/goes-with?productIds={kit.id},{bag.id}") == ["Wax"]
    for wrong in ("", "x", ",".join([NOBODY] * 51)):
        assert client.get(f"/api/goes-with?productIds={wrong}").status_code == 400


def test_what_is_in_stock_again_is_listed_again(client: FlaskClient, admin: FlaskClient) -> None:
    kit, gone = make_product("Kit"), make_product("Gone", inventory=0)
    choose(admin, kit, [gone.id])
    paths = (f"/api/products/{kit.id}/related", f"/api/goes-with?productIds={kit.id}")
    for inventory, listed in ((0, []), (2, ["Gone"]), (0, [])):
        admin.patch(f"/api/admin/products/{gone.id}", json={"inventory": inventory})
        assert [names(client, path) for path in paths] == [listed, listed]


def test_what_was_ordered_together_three_times_is_suggested(admin: FlaskClient) -> None:
    kit, bag, wax = (make_product(name, inventory=50) for name in ("Kit", "Bag", "Wax"))
    for _ in range(2):
        make_order((kit, 1), (bag, 1), (wax, 1))
    last = make_order((kit, 1), (bag, 1), (wax, 1))
    make_order((kit, 1), (bag, 1))
    path = f"/api/admin/products/{kit.id}/related"
    assert [each["name"] for each in admin.get(path).json["suggested"]] == ["Bag", "Wax"]
    admin.patch(f"/api/admin/orders/{last.id}", json={"status": "cancelled"})
    assert [each["name"] for each in admin.get(path).json["suggested"]] == ["Bag"]
    answer = choose(admin, kit, [bag.id]).json
    assert ([each["name"] for each in answer["goesWith"]], answer["suggested"]) == (["Bag"], [])


def test_what_is_wrong_is_refused_and_changes_nothing(admin: FlaskClient) -> None:
    kit, bag = make_product("Kit"), make_product("Bag")
    choose(admin, kit, [bag.id])
    assert choose(admin, kit, [], [kit.id]).json["errors"] == {"replaces": ITSELF}
    assert choose(admin, kit, [NOBODY]).status_code == 404
    both = choose(admin, kit, [bag.id], [bag.id])
    assert (both.status_code, both.json["errors"]) == (400, {"replaces": IN_BOTH.format("Bag")})
    assert choose(admin, kit, [make_product().id for _ in range(9)]).status_code == 400
    assert [each["name"] for each in admin.get(f"/api/admin/products/{kit.id}/related").json["goesWith"]] == ["Bag"]


def test_a_part_that_comes_back_goes_with_others_again(client: FlaskClient, admin: FlaskClient) -> None:
    kit, bag = make_product("Kit"), make_product("Bag")
    choose(admin, kit, [bag.id])
    undo = admin.delete(f"/api/admin/products/{bag.id}").headers["Pitlane-Undo"]
    assert names(client, f"/api/products/{kit.id}/related") == []
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert names(client, f"/api/products/{kit.id}/related") == ["Bag"]
    first = admin.delete(f"/api/admin/products/{bag.id}").headers["Pitlane-Undo"]
    assert admin.delete(f"/api/admin/products/{kit.id}").status_code == 200
    assert admin.post(f"/api/admin/deleted/{first}/restore").status_code == 200


def test_a_file_names_them_by_address_both_ways(admin: FlaskClient) -> None:
    kit, bag, wax, newer = (make_product(name, slug=name.lower()) for name in ("Kit", "Bag", "Wax", "Newer"))
    done = send_file(admin, IMPORT, b"slug,goesWith,replaces\nkit,bag;wax,newer\n", "parts.csv", "file")
    assert done.status_code == 200, done.json
    related = admin.get(f"/api/admin/products/{kit.id}/related").json
    assert [each["id"] for each in related["goesWith"]] == [bag.id, wax.id]
    assert [each["id"] for each in related["replaces"]] == [newer.id]
    exported = admin.get("/api/admin/export/products.csv").data
    assert b"bag;wax,newer" in exported
    assert counts(send(admin, exported)[1]) == (0, 0, 4)
    for lines, column in (("slug,goesWith,replaces\nkit,bag,bag", "replaces"), ("slug,replaces\nkit,bag", "replaces")):
        [fault] = send(admin, f"{lines}\n")[1]["errors"]
        assert (fault["field"], fault["message"]) == (column, IN_BOTH.format("Bag"))
    assert admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore").status_code == 200
    assert admin.get(f"/api/admin/products/{kit.id}/related").json["goesWith"] == []
    for cell, message in (("nothing", "There is no product with the address nothing"), ("kit", ITSELF)):
        assert send(admin, f"slug,goesWith\nkit,{cell}\n")[1]["errors"][0]["message"] == message
