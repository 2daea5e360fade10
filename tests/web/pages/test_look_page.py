"""The home page with the owner's look, before any script."""

import json
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.store.website.gallery import GalleryItem
from app.web.pages.look_style import style_hash
from tests.make import make_image, make_product, save
from tests.web.pages.template import SHELL

LOOK = {
    "texts": {"heroTitle": "Original", "heroText": "Text", "aboutText": "One\n\nTwo", "galleryLine": "Six"},
    "notes": {"galleryLine": "Illustrative."},
    "markup": {
        "heroTitle": "{{text}}",
        **dict.fromkeys(("heroText", "aboutText", "galleryLine"), "<p>{{text}}</p>"),
        "choice": "<option value={{id}}>{{title}}",
        "footerService": "<i>{{title}}</i>",
        "figures": "<dl>{{figures}}</dl>",
        "figure": "<dt>{{value}}|{{label}}",
        "allWork": "<u>All</u>",
    },
    "hero": {"markup": "<img src={{url}} srcset={{wideAvif}}|{{tallWebp}}>", "values": {"url": "site"}},
    "services": {
        each: {"title": each.upper(), "description": f"{each}.", "picture": "<svg>", "card": card}
        for each, card in dict.fromkeys(("led", "tinting"), "<b>{{picture}}|{{title}}|{{description}}</b>").items()
    },
}
PLACES = (
    "{{heroPhoto}}<h1>{{heroTitle}}</h1>{{heroText}}{{aboutText}}{{galleryLine}}<ul>{{services}}</ul>"
    "{{choices}}{{figures}}{{allWork}}"
)


@pytest.fixture
def home(built: Path) -> None:
    (built / "look.json").write_text(json.dumps(LOOK))
    (built / "home.html").write_text(SHELL.replace("<div id=root>", f"<div id=root><main>{PLACES}</main>"))


def main_of(client: FlaskClient) -> str:
    found = re.search("<main>(.*)</main>", client.get("/").text, re.DOTALL)
    assert found
    return found[1]


@pytest.mark.usefixtures("home")
def test_the_original_is_shown_until_something_is_set(client: FlaskClient) -> None:
    assert main_of(client) == (
        "<img src=site srcset=|><h1>Original</h1><p>Text</p><p>One</p><p>Two</p><p>Six Illustrative.</p>"
        "<ul><b><svg>|LED|led.</b><b><svg>|TINTING|tinting.</b></ul><option value=led>LED<option value=tinting>TINTING"
        "<dl><dt>4+|Years Experience<dt>100+|Vehicles Styled<dt>100%|Satisfaction Rate<dt>100+|5-Star Reviews</dl>"
    )


@pytest.mark.usefixtures("home")
def test_what_the_owner_set_is_in_the_first_answer_at_once(admin: FlaskClient, client: FlaskClient) -> None:
    main_of(client)
    look = {"heroTitle": "<b>{{services}}", "heroText": "", "aboutText": "Just us", "galleryLine": ""}
    assert admin.patch("/api/admin/look", json=look).status_code == 200
    assert main_of(client).startswith(
        "<img src=site srcset=|><h1>&lt;b&gt;{{services}}</h1><p>Just us</p><p>Illustrative.</p><ul><b><svg>|LED|"
    )


@pytest.mark.usefixtures("home")
def test_services_come_in_the_owner_s_order_and_hidden_ones_are_nowhere(
    admin: FlaskClient, client: FlaskClient
) -> None:
    picture = make_image()
    services = admin.get("/api/admin/look").json["services"]
    for each in services:
        if each["id"] == "tinting":
            each |= {"title": 'Dark "glass"', "imageUrl": picture.url}
        each["hidden"] = each["id"] == "led"
    assert admin.patch("/api/admin/look", json={"services": services}).status_code == 200
    main = main_of(client)
    assert "LED" not in main
    assert f'src="{picture.url}"' in main
    assert 'alt="Dark &quot;glass&quot;"' in main
    assert "|Dark &quot;glass&quot;|tinting.</b></ul><option value=tinting>Dark &quot;glass&quot;<dl>" in main
    admin.patch("/api/admin/settings", json={"stats": [{"value": "<i>", "label": "Cars"}]})
    assert main_of(client).endswith("<dl><dt>&lt;i&gt;|Cars</dl>")
    admin.patch("/api/admin/settings", json={"stats": []})
    assert "<dl>" not in main_of(client)


@pytest.mark.usefixtures("home")
def test_the_accent_is_in_every_page_and_allowed_by_its_policy(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.patch("/api/admin/look", json={"accent": "#00b3a4"}).status_code == 200
    for path in ("/", "/checkout", "/nope"):
        page = client.get(path)
        found = re.search("<style>(.*?)</style>", page.text)
        assert found
        assert "--color-accent:#00b3a4;" in found[1]
        assert f"'{style_hash(found[1])}'" in page.headers["Content-Security-Policy"]


@pytest.mark.usefixtures("home")
def test_fewer_services_leave_no_gap_in_the_grid(admin: FlaskClient, client: FlaskClient) -> None:
    make_product()
    assert "<style>" not in client.get("/").text
    services = admin.get("/api/admin/look").json["services"]
    services[0]["hidden"] = True
    assert admin.patch("/api/admin/look", json={"services": services}).status_code == 200
    assert "@media(width>=64rem){#services ul+div{grid-column:2/-1}}" in client.get("/").text


@pytest.mark.usefixtures("home")
def test_the_way_to_more_work_has_its_place_before_any_script(client: FlaskClient) -> None:
    assert "<u>" not in main_of(client)
    save(GalleryItem(title="Golf R", after_image=make_image().url))
    assert main_of(client).endswith("<u>All</u>")


@pytest.mark.usefixtures("home")
def test_a_shop_that_shows_no_part_asks_for_no_vehicle(admin: FlaskClient, client: FlaskClient) -> None:
    hidden = "[data-vehicle]>*,"
    assert hidden in client.get("/").text
    product = make_product()
    assert hidden not in client.get("/").text
    assert admin.patch(f"/api/admin/products/{product.id}", json={"hidden": 1}).status_code == 200
    assert hidden in client.get("/").text
