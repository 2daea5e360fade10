"""The folder of the setups that were fetched."""

import shutil

from app.config import Config

FOLDER = "updates"


def clear_fetched(config: Config) -> None:
    """Remove the setups that were fetched before."""
    shutil.rmtree(config.data_dir / FOLDER, ignore_errors=True)
