"""Templates of answers over HTTP."""

from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop

PATH = "/api/admin/enquiry-templates"
STARTERS = ["About a part", "Answer a question", "Offer an appointment"]
NEW = {"name": "Closed", "subject": "Re: {{businessName}}", "body": "Hello {{name}}, we are back on Monday."}


def names(admin: FlaskClient) -> list[str]:
    return [each["name"] for each in admin.get(PATH).json["templates"]]


def test_without_a_session_nobody_reads_them(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert [visitor.get(PATH).status_code for visitor in (client, signed_out_admin)] == [401, 401]


def test_a_new_shop_has_three_and_the_owner_writes_more(admin: FlaskClient) -> None:
    assert names(admin) == STARTERS
    added = admin.post(PATH, json=NEW)
    assert (added.status_code, added.json["body"]) == (201, NEW["body"])
    changed = admin.patch(f"{PATH}/{added.json['id']}", json={"name": "Back on Monday"})
    assert (changed.json["name"], changed.json["subject"]) == ("Back on Monday", NEW["subject"])
    assert names(admin) == [STARTERS[0], STARTERS[1], "Back on Monday", STARTERS[2]]


def test_a_deleted_one_is_restored(admin: FlaskClient) -> None:
    first = admin.get(PATH).json["templates"][0]
    undo = admin.delete(f"{PATH}/{first['id']}").headers["Pitlane-Undo"]
    assert names(admin) == STARTERS[1:]
    assert admin.get("/api/admin/deleted").json[0]["kind"] == "template"
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert names(admin) == STARTERS
    assert admin.delete(f"{PATH}/{undo}").status_code == 404


@in_one_shop(
    ("given", "field", "said"),
    [
        ({"body": "Hi {{nmae}}"}, "body", "There is no field {{nmae}}."),
        ({"subject": "{{ }}"}, "subject", "There is no field {{}}."),
        ({"name": "about a PART"}, "name", "A template with this name already exists"),
        ({"name": " "}, "name", "Please enter a name"),
    ],
)
def test_what_is_wrong_is_said_by_name(admin: FlaskClient, given: dict[str, str], field: str, said: str) -> None:
    refused = admin.post(PATH, json=NEW | given)
    assert (refused.status_code in {400, 409}, refused.json["errors"][field].startswith(said)) == (True, True)
    template = admin.get(PATH).json["templates"][1]
    assert admin.patch(f"{PATH}/{template['id']}", json=given).status_code in {400, 409}
    assert names(admin) == STARTERS
