"""Stores each logo of documents once. A document shows the logo that it was issued with, even after the shop's logo has
changed.
"""

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from app.shop.base.settings.look_settings import logo_file
from app.shop.base.settings.settings import Settings
from app.store.sales.documents import Document, DocumentLogo

FILE = "-mail.png"
"""The size of mails: four hundred and eighty pixels are sharp at six centimetres."""


class Drawable(NamedTuple):
    """A document's id, and the content as it is drawn."""

    id: str
    content: dict[str, Any]


def store_logo(session: Session, settings: Settings) -> str | None:
    """Store the shop's logo and return its id; None without one."""
    name = Path(logo_file(settings, FILE)).name
    try:
        png = (_data_dir(session) / "uploads" / name).read_bytes() if name else b""
    except OSError:
        return None
    logo_id = hashlib.sha256(png).hexdigest()
    if png and session.get(DocumentLogo, logo_id) is None:
        session.add(DocumentLogo(id=logo_id, ground=settings.logo_ground, png=png))
    return logo_id if png else None


def list_drawables(session: Session, documents: Iterable[Document]) -> list[Drawable]:
    """Return the documents as they are drawn, each with its logo."""
    return [Drawable(each.id, each.content | {"logo": _read(session, each.content.get("logo"))}) for each in documents]


def _read(session: Session, logo_id: str | None) -> dict[str, str] | None:
    logo = session.get(DocumentLogo, logo_id) if logo_id else None
    return {"ground": logo.ground, "png": base64.b64encode(logo.png).decode()} if logo else None


def _data_dir(session: Session) -> Path:
    return Path(str(session.get_bind().engine.url.database)).parent
