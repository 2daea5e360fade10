"""The table of public pages is read from the file that the build writes. Its columns are described in
ui/build/public-pages.mjs.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from app.web.pages.files import ui_folder

TABLE = "pages.json"
UNKNOWN = "*"
"""Path of the row for URLs that no other row has."""
PARAMETER = re.compile(r":(\w+)")
AS_TYPED = "!*'()"
"""Characters that a browser leaves unquoted in a URL, besides those that quote() does."""


@dataclass(frozen=True)
class PublicPage:
    """A row of the table."""

    path: str
    page: str
    indexed: bool
    prerendered: Mapping[str, str]
    data: tuple[str, ...]

    @property
    def source(self) -> str:
        """The page's source file, as the build's manifest names it."""
        return f"src/pages/{self.page}.tsx"

    @property
    def file(self) -> str:
        """The first of the prerendered files."""
        return f"{next(iter(self.prerendered))}.html"

    def data_paths(self, parameters: Mapping[str, str]) -> list[str]:
        """API paths of the first data, quoted as browsers do."""
        return [PARAMETER.sub(lambda name: quote(parameters[name[1]], safe=AS_TYPED), path) for path in self.data]


def list_pages() -> Mapping[str, PublicPage]:
    """Every row by its path; none without a build."""
    path = ui_folder() / TABLE
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        return {}


@lru_cache(maxsize=4)
def _read(path: Path, _changed: int) -> Mapping[str, PublicPage]:
    """Read once for every build."""
    rows = json.loads(path.read_bytes())
    return {row["path"]: PublicPage(**row | {"data": tuple(row["data"])}) for row in rows}
