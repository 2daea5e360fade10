"""Making, changing and restoring backups as the tests do."""

import zipfile
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from app.config import Config
from app.store.base.images import Image
from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.database.sqlite import write


def add_product(config: Config, slug: str) -> None:
    name = f"{slug}-picture.webp"
    (config.uploads / name).write_bytes(slug.encode() * 100)
    with write() as session:
        session.merge(Category(id="c", name="Wheels", slug="wheels"))
        session.add(Image(filename=name, url=f"/uploads/{name}", width=1, height=1))
        session.flush()
        session.add(
            Product(
                name=slug, slug=slug, description="A wheel.", price=9, category="Wheels", image_url=f"/uploads/{name}"
            )
        )


def make(admin: FlaskClient) -> dict[str, Any]:
    answer = admin.post("/api/admin/backups")
    assert answer.status_code == 201
    return dict(answer.json)


def restore(admin: FlaskClient, name: str) -> tuple[int, dict[str, Any]]:
    answer = admin.post(f"/api/admin/backups/{name}/restore")
    return answer.status_code, dict(answer.json)


def slugs(client: FlaskClient) -> set[str]:
    return {each["slug"] for each in client.get("/api/products").json}


def change_zip(path: Path, change: dict[str, bytes | None]) -> None:
    """Rewrite the zip with some entries changed. An entry is replaced, added, or left out if it is None."""
    with zipfile.ZipFile(path) as archive:
        entries: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in (entries | change).items():
            if content is not None:
                archive.writestr(name, content)


def database_of(path: Path, folder: Path) -> Path:
    with zipfile.ZipFile(path) as archive:
        return Path(archive.extract("pitlane.db", folder / "taken"))
