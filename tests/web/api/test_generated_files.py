"""The committed generated files are up to date with the calls. `npm run types` generates them again."""

import json
import shutil
import subprocess
from pathlib import Path

from flask.testing import FlaskClient

from app.web.api.openapi import document

ROOT = Path(__file__).resolve().parents[3]
API = ROOT / "ui" / "src" / "shared" / "api"
GENERATOR = ROOT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def test_the_description_of_the_api_is_fresh() -> None:
    assert (API / "openapi.json").read_text("utf-8") == document() + "\n"


def test_the_types_of_the_front_end_are_fresh(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    node = shutil.which("node") or "node"
    subprocess.run(
        [node, GENERATOR, API / "openapi.json", "--output", made, "--default-non-nullable=false"],
        check=True,
        capture_output=True,
    )

    assert (API / "schema.d.ts").read_text("utf-8") == made.read_text("utf-8")


def test_the_limits_of_the_forms_are_fresh(tmp_path: Path) -> None:
    maker = (ROOT / "packaging" / "setup" / "fields.mjs").as_uri()
    make = (
        f'import {{ readFileSync }} from "node:fs"; import {{ writeFields }} from "{maker}";'
        "const [description, folder] = process.argv.slice(1);"
        'writeFields(JSON.parse(readFileSync(description, "utf8")), folder);'
    )
    node = shutil.which("node") or "node"
    subprocess.run([node, "--input-type=module", "-e", make, API / "openapi.json", tmp_path], check=True)

    for name in ("public-fields.ts", "admin-fields.ts", "rules.ts"):
        assert (API / "fields" / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8")


def test_the_settings_that_the_pages_begin_with_are_fresh(client: FlaskClient) -> None:
    _, _, written = (API / "default-settings.ts").read_text("utf-8").partition("DEFAULT_SETTINGS: PublicSettings = ")
    assert json.loads(written.removesuffix(";\n")) == client.get("/api/settings").json
