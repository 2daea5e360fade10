"""Tax rates: the owner's changes, and the one default."""

from typing import Any

from flask.testing import FlaskClient

from app.shop.base.settings.settings import change_settings
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product

RATES = "/api/admin/tax-rates"
SETTINGS = "/api/admin/settings"
PRODUCTS = "/api/admin/products"


def add(admin: FlaskClient, name: str = "Repairs", rate: str = "13.5", **more: Any) -> dict[str, Any]:
    answer = admin.post(RATES, json={"name": name, "rate": rate, **more})
    assert answer.status_code == 201, answer.json
    return answer.json


def shown(admin: FlaskClient) -> list[tuple[str, str, bool]]:
    return [(each["name"], each["rate"], each["isDefault"]) for each in admin.get(RATES).json]


def test_a_shop_begins_with_its_rate_as_the_default(admin: FlaskClient, client: FlaskClient) -> None:
    assert shown(admin) == [("Standard", "10", True)]
    assert client.get("/api/settings").json["taxRates"] == admin.get(RATES).json


def test_a_second_rate_is_added_beside_the_default(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch(SETTINGS, json={"taxRate": "23"})
    added = add(admin, rate="13.50")

    assert (added["rate"], added["isDefault"]) == ("13.5", False)
    assert shown(admin) == [("Standard", "23", True), ("Repairs", "13.5", False)]
    public = client.get("/api/settings").json
    assert (public["taxRate"], public["taxRates"]) == ("23", admin.get(RATES).json)


def test_the_setting_and_the_defaults_rate_are_one(admin: FlaskClient) -> None:
    (standard,) = admin.get(RATES).json
    admin.patch(SETTINGS, json={"taxRate": "21"})
    assert shown(admin) == [("Standard", "21", True)]
    assert admin.patch(f"{RATES}/{standard['id']}", json={"rate": "23"}).json == standard | {"rate": "23"}
    assert admin.get(SETTINGS).json["taxRate"] == "23"

    repairs = add(admin)
    assert admin.patch(f"{RATES}/{repairs['id']}", json={"isDefault": True}).json["isDefault"]
    assert shown(admin) == [("Repairs", "13.5", True), ("Standard", "23", False)]
    assert admin.get(SETTINGS).json["taxRate"] == "13.5"
    add(admin, "Books", "0", isDefault=True)
    assert [each for each in shown(admin) if each[2]] == [("Books", "0", True)]
    assert admin.get(SETTINGS).json["taxRate"] == "0"


def test_a_rate_is_renamed(admin: FlaskClient) -> None:
    (standard,) = admin.get(RATES).json
    assert admin.patch(f"{RATES}/{standard['id']}", json={"name": " Goods "}).json == standard | {"name": "Goods"}


@in_one_shop(
    ("sent", "status", "message"),
    [
        ({"name": "", "rate": "9"}, 400, "Name is required"),
        ({"name": "Low", "rate": "9.555"}, 400, "Tax rate can have at most two decimals"),
        ({"name": "Low", "rate": "-1"}, 400, "Tax rate must be from 0 to 100 with up to two decimals"),
        ({"name": "Low"}, 400, "Tax rate must be from 0 to 100 with up to two decimals"),
        ({"name": "STANDARD", "rate": "9"}, 409, "A tax rate with this name already exists"),
    ],
)
def test_a_wrong_rate_is_refused(admin: FlaskClient, sent: dict[str, str], status: int, message: str) -> None:
    answer = admin.post(RATES, json=sent)

    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert len(shown(admin)) == 1


def test_one_default_always_stays(admin: FlaskClient) -> None:
    (standard,) = admin.get(RATES).json
    left = admin.patch(f"{RATES}/{standard['id']}", json={"isDefault": False})
    assert (left.status_code, left.json["message"]) == (
        409, "One rate is the default: make another one the default instead",
    )  # fmt: skip
    gone = admin.delete(f"{RATES}/{standard['id']}")
    assert (gone.status_code, gone.json["message"]) == (
        409, "This is the default rate. Make another one the default first",
    )  # fmt: skip
    assert admin.patch(f"{RATES}/{NOBODY}", json={"rate": "9"}).status_code == 404
    assert admin.delete(f"{RATES}/{NOBODY}").status_code == 404


def test_a_rate_in_use_is_not_removed_and_a_deleted_one_is_restored(admin: FlaskClient) -> None:
    repairs = add(admin)
    product = make_product(tax_rate_id=repairs["id"])
    refused = admin.delete(f"{RATES}/{repairs['id']}")
    assert (refused.status_code, refused.json["message"]) == (
        409, "This rate has 1 product: give them another one first",
    )  # fmt: skip
    away = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    undo = admin.delete(f"{RATES}/{repairs['id']}").headers["Pitlane-Undo"]
    assert len(shown(admin)) == 1

    back = admin.post(f"/api/admin/deleted/{away}/restore")
    assert back.json["notes"] == ["1 product came back with the default tax rate: its own is gone."]
    assert admin.get(f"{PRODUCTS}/{product.id}").json["taxRateId"] is None
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert repairs in admin.get(RATES).json


def test_a_product_takes_a_rate_and_leaves_it(admin: FlaskClient) -> None:
    product, repairs = make_product(), add(admin)
    path = f"{PRODUCTS}/{product.id}"

    assert admin.patch(path, json={"taxRateId": repairs["id"]}).json["product"]["taxRateId"] == repairs["id"]
    copied = admin.post(f"{path}/duplicate").json["product"]
    assert copied["taxRateId"] == repairs["id"]
    wrong = admin.patch(path, json={"taxRateId": NOBODY})
    assert (wrong.status_code, wrong.json["message"]) == (404, "Tax rate not found")
    undo = admin.delete(path).headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(path).json["taxRateId"] == repairs["id"]
    assert admin.patch(path, json={"taxRateId": None}).json["product"]["taxRateId"] is None


def test_without_tax_the_public_settings_name_no_rates(admin: FlaskClient, client: FlaskClient) -> None:
    with write() as session:
        change_settings(session, {"tax_mode": "none"})

    assert client.get("/api/settings").json["taxRates"] == []
    assert shown(admin) == [("Standard", "10", True)]


def test_a_rate_of_ones_own_is_a_step_of_the_set_up(admin: FlaskClient) -> None:
    def is_done() -> bool:
        steps = {each["step"]: each["done"] for each in admin.get("/api/admin/today").json["setUp"]}
        return bool(steps["tax"])

    assert not is_done()
    admin.patch(SETTINGS, json={"taxRate": "23"})
    assert is_done()
