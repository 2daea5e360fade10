"""The gallery: the owner's own work on its page."""

from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_image

GALLERY = "/api/admin/gallery"
FRAME = '<!doctype html><html><head><!--head--></head><body><div id="root">{{works}}</div><!--seed--></body></html>'


def add(admin: FlaskClient, title: str = "Golf R", **given: object) -> dict[str, Any]:
    answer = admin.post(GALLERY, json={"title": title, "afterImage": make_image().url} | given)
    assert answer.status_code == 201, answer.json
    item: dict[str, Any] = answer.json
    return item


def shown(client: FlaskClient) -> list[str]:
    return [each["title"] for each in client.get("/api/gallery").json]


def test_work_is_added_changed_ordered_hidden_and_restored(admin: FlaskClient, client: FlaskClient) -> None:
    assert (client.get("/api/gallery").json, client.get("/api/settings").json["hasGallery"]) == ([], False)
    before = make_image().url
    golf = add(admin, service="Wrapping", vehicle="Volkswagen Golf R", text="Two days.", beforeImage=before)
    polo = add(admin, "Polo")
    [first, second] = client.get("/api/gallery").json
    assert (first["before"]["url"], first["before"]["widths"], first["vehicle"]) == (
        before,
        [320, 640],
        golf["vehicle"],
    )
    assert (second["title"], second["before"]) == ("Polo", None)
    assert client.get("/api/settings").json["hasGallery"] is True

    assert admin.post(f"{GALLERY}/order", json={"ids": [polo["id"], golf["id"]]}).status_code == 200
    assert shown(client) == ["Polo", "Golf R"]
    assert admin.patch(f"{GALLERY}/{polo['id']}", json={"shown": False}).json["shown"] is False
    assert shown(client) == ["Golf R"]
    answer = admin.delete(f"{GALLERY}/{golf['id']}")
    assert (shown(client), client.get("/api/settings").json["hasGallery"]) == ([], False)
    assert admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore").status_code == 200
    assert shown(client) == ["Golf R"]
    assert [each["title"] for each in admin.get(GALLERY).json] == ["Polo", "Golf R"]


def test_a_picture_that_the_gallery_shows_is_not_deleted(admin: FlaskClient) -> None:
    pictures = [make_image(), make_image()]
    item = add(admin, beforeImage=pictures[0].url, afterImage=pictures[1].url)
    for picture in pictures:
        answer = admin.delete(f"/api/admin/uploads/{picture.filename}")
        assert (answer.status_code, answer.json["message"]) == (409, "This picture is in use by the gallery (Golf R)")
    admin.patch(f"{GALLERY}/{item['id']}", json={"beforeImage": None})
    assert admin.delete(f"/api/admin/uploads/{pictures[0].filename}").status_code == 200


@in_one_shop(
    ("sent", "message"),
    [
        ({"title": "Golf"}, "Choose the picture of the finished work"),
        ({"title": "Golf", "afterImage": "/uploads/no.webp"}, "Please choose one of the uploaded pictures"),
        ({"title": "Golf", "afterImage": 7}, "Please choose one of the uploaded pictures"),
        ({"title": "a" * 201}, "A title has at most 200 characters"),
        ({"slot": "7"}, "The home page has the cards 1 to 6"),
    ],
)
def test_what_cannot_be_shown_is_refused(admin: FlaskClient, sent: dict[str, object], message: str) -> None:
    answer = admin.post(GALLERY, json=sent)
    assert (answer.status_code, answer.json["message"]) == (400, message)
    assert admin.get(GALLERY).json == []


def test_work_needs_a_title_a_known_id_and_the_owner(admin: FlaskClient, client: FlaskClient) -> None:
    picture = make_image().url
    assert admin.post(GALLERY, json={"afterImage": picture}).json["errors"] == {"title": "Title is required"}
    card = admin.post(GALLERY, json={"slot": "1", "afterImage": picture}).json
    assert admin.post(f"{GALLERY}/order", json={"ids": [card["id"]]}).status_code == 404
    assert admin.patch(f"{GALLERY}/nothing", json={"title": "Golf"}).status_code == 404
    for call in (client.get(GALLERY), client.post(GALLERY, json={}), client.delete(f"{GALLERY}/{card['id']}")):
        assert call.status_code == 401


def test_the_page_shows_both_pictures_without_a_script(admin: FlaskClient, client: FlaskClient, built: Path) -> None:
    (built / "gallery.html").write_text(FRAME)
    empty = client.get("/gallery")
    assert (empty.status_code, "/gallery" in client.get("/sitemap.xml").text) == (200, False)
    item = add(admin, "<b>{{works}}", beforeImage=make_image().url)
    page = client.get("/gallery").text
    assert "<title>Gallery | Pitlane</title>" in page
    assert "&lt;b&gt;{{works}}</h2>" in page
    for url in (item["beforeImage"], item["afterImage"]):
        assert f'src="{url}"' in page
    assert "<loc>http://localhost/gallery</loc>" in client.get("/sitemap.xml").text
