"""Print the settings of a new shop as visitors read them. The pages begin with them (`npm run types`)."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from app import create_app
from app.config import Config
from app.store.migrations.run import run_upgrade


def read_settings(folder: Path) -> dict[str, object]:
    """Return the answer of a new shop that is made in this folder."""
    config = Config(data_dir=folder)
    run_upgrade(config.database)
    settings: dict[str, object] = create_app(config).test_client().get("/api/settings").json
    return settings


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        print(json.dumps(read_settings(Path(made)), indent=2, ensure_ascii=False))
