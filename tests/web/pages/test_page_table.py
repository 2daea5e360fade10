"""Every row of the table of public pages is opened, as a visitor and as a search engine."""

import json
import re
from html import unescape
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.website.gallery import GalleryItem
from app.web.pages.public_pages import VIEWS
from tests.make import make_brand, make_fitment, make_image, make_model, make_order, make_product, save
from tests.web.pages.template import TABLE, seeds
from tests.web.workshop.jobs.linked import save_job
from tests.web.workshop.quotes.offer import save_quote

pytestmark = pytest.mark.usefixtures("built")
ROWS: list[dict[str, Any]] = json.loads(TABLE.read_bytes())
UNKNOWN = "*"
PARAMETER = re.compile(r":\w+")


def url_of(client: FlaskClient, path: str) -> str:
    """Return a URL for the row, the first one in the sitemap where there is one. An order, a quote, a job and an
    unknown page are in no sitemap.
    """
    make_fitment(make_product(slug="bronze-wheel"), make_model(make_brand("Audi", slug="audi"), "A3", slug="a3"))
    save(GalleryItem(title="Golf R", after_image=make_image().url))
    if path == "/order/:order":
        return f"/order/{make_order().id}"
    if path == "/quote/:token":
        return f"/quote/{save_quote()}"
    if path == "/job/:token":
        save_job()
        return "/job/opens"
    if path == UNKNOWN:
        return "/nothing"
    return next((url for url in listed(client) if form_of(path).fullmatch(url)), path)


def form_of(path: str) -> re.Pattern[str]:
    """A pattern with a group for each parameter."""
    return re.compile(PARAMETER.sub("([^/]+)", path))


def listed(client: FlaskClient) -> list[str]:
    """The paths in the sitemap."""
    return [
        unescape(url).removeprefix("http://localhost")
        for url in re.findall("<loc>(.*?)</loc>", client.get("/sitemap.xml").text)
    ]


def data_of(row: dict[str, Any], url: str) -> set[str]:
    """The row's data under the keys of the browser's cache."""
    found = form_of(row["path"]).fullmatch(url) if row["data"] else None
    values = dict(zip(PARAMETER.findall(row["path"]), found.groups(), strict=True)) if found else {}
    return {PARAMETER.sub(lambda name: values[name[0]], path)[1:] for path in row["data"]}


def test_every_row_has_a_view_and_every_view_a_row() -> None:
    assert {each.path for each in VIEWS} | {UNKNOWN} == {row["path"] for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["path"])
def test_a_row_is_a_page_as_the_table_says(client: FlaskClient, row: dict[str, Any]) -> None:
    url = url_of(client, row["path"])
    page = client.get(url)
    assert page.status_code == (404 if row["path"] == UNKNOWN else 200)
    assert re.search("<title>[^|<]+ [|] [^|<]+</title>", page.text)
    assert ('<meta name="robots" content="noindex" />' in page.text) is not row["indexed"]
    assert (url in listed(client)) is row["indexed"]
    if row["indexed"]:
        assert f'<link rel="canonical" href="{url}" />' in page.text
    assert data_of(row, url) | {"api/settings"} <= seeds(page.text).keys()
    assert None not in seeds(page.text).values()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["path"])
def test_a_row_is_sent_as_its_prerendered_file(client: FlaskClient, built: Any, row: dict[str, Any]) -> None:
    file = next(iter(row["prerendered"]))
    (built / f"{file}.html").write_text(f"<p>{file}</p>")
    assert client.get(url_of(client, row["path"])).text == f"<p>{file}</p>"


def test_titles_differ(client: FlaskClient) -> None:
    paths = [row["path"] for row in ROWS if ":" not in row["path"]]
    titles = [re.findall("<title>.*?</title>", client.get(path).text)[0] for path in paths]
    assert len(set(titles)) == len(paths)
