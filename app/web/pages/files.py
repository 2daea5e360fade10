"""Files are sent from the disk: the built user interface, the pictures and the documents. No text of a client is ever
added to a path without a check.
"""

import re
from pathlib import Path

from flask import Flask, Response, current_app, request, send_file
from werkzeug.exceptions import NotFound

from app.config import Config, built_ui
from app.shop.base.images.picture_files import DOCUMENT_END
from app.store.database.base import db
from app.store.system.late_tables import loading_tables
from app.web.access.headers import POLICY_HEADER
from app.web.cache.encodings import choose

FILE_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,150}")
UPLOAD_NAME = re.compile(r"[a-z0-9-]{1,100}\.(webp|avif|jpg|png|pdf)")
DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
"""Names that open a device on Windows instead of a file, whatever follows the dot."""
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Our own table, because on Windows the registry can turn .js into text/plain and blank the page."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
IMMUTABLE = "public, max-age=31536000, immutable"
UPLOAD_POLICY = "default-src 'none'; sandbox"


def init_files(app: Flask) -> None:
    """Route the files."""
    app.config["UI"] = built_ui()
    app.add_url_rule("/assets/<name>", view_func=send_asset)
    app.add_url_rule("/uploads/<name>", view_func=send_upload)


def send_asset(name: str) -> Response:
    """A file of the build, named by its content."""
    return _send_built(ui_folder() / "assets", name, IMMUTABLE)


def send_root_file(name: str) -> Response:
    """A file that the build leaves beside the pages, such as favicon.svg."""
    return _send_built(ui_folder(), name, "no-cache")


def send_upload(name: str) -> Response:
    """A picture of the catalogue, or a document of a product as a download. Its name is never used twice."""
    config: Config = current_app.config["PITLANE"]
    if not UPLOAD_NAME.fullmatch(name) or DEVICES.fullmatch(name):
        raise NotFound
    path = config.uploads / name
    response = _send_document(path) if path.suffix == DOCUMENT_END else _send(path, KINDS[path.suffix], IMMUTABLE)
    response.headers[POLICY_HEADER] = UPLOAD_POLICY
    return response


def _send_document(path: Path) -> Response:
    """Send a PDF that the browser stores and does not open in the shop's place. It may have another name tomorrow."""
    # Loaded here, because most pages have no document.
    with loading_tables():
        from app.shop.catalogue.products.product_documents import name_download

    download = name_download(db.session(), path.name)
    return _send(path, "application/pdf", "no-cache", download)


def ui_folder() -> Path:
    """Return the folder of the built user interface."""
    folder: Path = current_app.config["UI"]
    return folder


def _send_built(folder: Path, name: str, caching: str) -> Response:
    kind = KINDS.get(Path(name).suffix)
    if kind is None or not FILE_NAME.fullmatch(name) or DEVICES.fullmatch(name):
        raise NotFound
    encoding = _encoding(folder, name)
    response = _send(folder / f"{name}{ENCODINGS.get(encoding, '')}", kind, caching)
    if encoding:
        response.headers["Content-Encoding"] = encoding
    response.vary.add("Accept-Encoding")
    return response


def _encoding(folder: Path, name: str) -> str:
    """Return the best encoding that the browser accepts and the build made. A request for a part of a file gets it
    unencoded.
    """
    if "Range" in request.headers:
        return ""
    made = tuple(each for each, end in ENCODINGS.items() if (folder / f"{name}{end}").is_file())
    return choose(request.headers.get("Accept-Encoding"), made)


def _send(path: Path, kind: str, caching: str, download: str | None = None) -> Response:
    if not path.is_file():
        raise NotFound
    response = send_file(path, mimetype=kind, as_attachment=bool(download), download_name=download, etag=True)
    response.headers["Cache-Control"] = caching
    return response
