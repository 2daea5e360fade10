"""The portfolio's six cards, set by the settings and by the gallery."""

from flask.testing import FlaskClient

from app.shop.base.settings.settings import change_settings
from app.store.database.sqlite import write
from tests.make import make_image
from tests.web.website.gallery.test_gallery import GALLERY

BLANK = {"imageUrl": None, "title": "", "badge": "", "description": ""}


def set_cards(admin: FlaskClient, *cards: dict[str, object]) -> list[dict[str, object]]:
    answer = admin.patch("/api/admin/settings", json={"galleryImages": cards})
    assert answer.status_code == 200
    cards_now: list[dict[str, object]] = answer.json["galleryImages"]
    return cards_now


def test_the_settings_answer_what_was_sent_in_its_order_even_blank(admin: FlaskClient, client: FlaskClient) -> None:
    golf = {"slot": "4", "title": "Golf"}
    assert set_cards(admin, golf, {"slot": "2"}) == [BLANK | golf, BLANK | {"slot": "2"}]
    assert [each["slot"] for each in client.get("/api/settings").json["galleryImages"]] == ["4", "2"]
    assert set_cards(admin, {"slot": "2"}, golf) == [BLANK | {"slot": "2"}, BLANK | golf]
    assert set_cards(admin) == []
    assert client.get("/api/settings").json["galleryImages"] == []


def test_a_card_changed_in_the_gallery_is_changed_on_the_home_page(admin: FlaskClient, client: FlaskClient) -> None:
    before, after = make_image().url, make_image().url
    sent = {"slot": "3", "service": "Wrapping", "vehicle": "BMW M2", "beforeImage": before, "afterImage": after}
    item = admin.post(GALLERY, json=sent).json
    assert client.get("/api/settings").json["hasGallery"] is True
    shown = {"slot": "3", "imageUrl": after, "title": "", "badge": "Wrapping", "description": ""}
    assert admin.get("/api/admin/settings").json["galleryImages"] == [shown]
    assert admin.post(GALLERY, json=sent).status_code == 409
    assert admin.patch(f"{GALLERY}/{item['id']}", json={"shown": False}).status_code == 400

    set_cards(admin, shown | {"title": "Our M2"})
    [card] = admin.get(GALLERY).json
    assert (card["id"], card["title"], card["vehicle"], card["beforeImage"]) == (item["id"], "Our M2", "BMW M2", before)
    set_cards(admin, shown | {"imageUrl": None})
    assert [(each["beforeImage"], each["vehicle"]) for each in admin.get(GALLERY).json] == [(None, "BMW M2")]
    assert client.get("/api/gallery").json == []


def test_a_deleted_card_is_restored_unless_it_was_set_again(admin: FlaskClient) -> None:
    set_cards(admin, {"slot": "1", "title": "Golf"})
    [item] = admin.get(GALLERY).json
    answer = admin.delete(f"{GALLERY}/{item['id']}")
    way_back = f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore"
    set_cards(admin, {"slot": "1", "title": "Polo"})
    assert admin.post(way_back).status_code == 409
    set_cards(admin)
    assert admin.post(way_back).status_code == 200
    assert [each["title"] for each in admin.get("/api/admin/settings").json["galleryImages"]] == ["Golf"]


def add_work(admin: FlaskClient, title: str, **words: object) -> str:
    sent = {"title": title, "afterImage": make_image().url} | words
    item: str = admin.post(GALLERY, json=sent).json["id"]
    return item


def shown_cards(client: FlaskClient) -> dict[str, str]:
    return {card["slot"]: card["title"] for card in client.get("/api/settings").json["galleryImages"]}


def test_the_newest_work_is_on_the_cards_that_are_not_set(admin: FlaskClient, client: FlaskClient) -> None:
    set_cards(admin, {"slot": "2", "title": "Golf"})
    work = {each: add_work(admin, each) for each in ("Polo", "Octavia")}
    assert shown_cards(client) == {"2": "Golf", "1": "Octavia", "3": "Polo"}
    admin.patch(f"{GALLERY}/{work['Octavia']}", json={"shown": False})
    assert shown_cards(client) == {"2": "Golf", "1": "Polo"}
    assert {each["title"]: each["homeCard"] for each in admin.get(GALLERY).json} == {
        "Golf": "2", "Polo": "1", "Octavia": None,
    }  # fmt: skip
    # The owner's own settings are what was set alone.
    assert [each["slot"] for each in admin.get("/api/admin/settings").json["galleryImages"]] == ["2"]
    for number in range(7):
        add_work(admin, f"Work {number}")
    assert shown_cards(client) == {
        "2": "Golf", "1": "Work 6", "3": "Work 5", "4": "Work 4", "5": "Work 3", "6": "Work 2",
    }  # fmt: skip


def test_a_work_does_not_name_its_card(admin: FlaskClient, client: FlaskClient) -> None:
    add_work(admin, "Golf", service="Wrap", text="In grey")
    add_work(admin, "Polo", vehicle="VW Polo")
    add_work(admin, "Octavia")
    cards = client.get("/api/settings").json["galleryImages"]
    assert [(card["badge"], card["description"]) for card in cards] == [
        ("Our work", "See it in our gallery."),
        ("Our work", "VW Polo"),
        ("Wrap", "In grey"),
    ]
    assert all(card["image"] for card in cards)


def test_the_samples_work_leaves_the_cards_as_they_came(admin: FlaskClient, client: FlaskClient) -> None:
    item = add_work(admin, "Crimson Grand Tourer")
    [work] = admin.get(GALLERY).json
    with write() as session:
        change_settings(session, {"sample_pictures": [work["afterImage"]]})
    [work] = admin.get(GALLERY).json
    assert (shown_cards(client), work["homeCard"], work["isSample"]) == ({}, None, True)
    admin.patch(f"{GALLERY}/{item}", json={"afterImage": make_image().url})
    assert admin.get(GALLERY).json[0]["isSample"] is False
    assert shown_cards(client) == {"1": "Crimson Grand Tourer"}
