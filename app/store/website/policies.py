"""The shop's own texts in law: each change is a new version."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Integer, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row, now
from app.store.database.types import UtcTime

TERMS = "terms"
CUSTOM = "custom"
KINDS = (TERMS, "returns", "imprint", CUSTOM)


class Policy(Row):
    """One version of a legal text, in Markdown with fields. It is in force from `valid_from` on."""

    __tablename__ = "policies"
    __table_args__ = (
        CheckConstraint("kind IN ('terms', 'returns', 'imprint', 'custom')", "kind"),
        UniqueConstraint("slug", "version"),
    )

    kind: Mapped[str] = mapped_column(Text)
    slug: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(Integer)
    title: Mapped[str] = mapped_column(Text)
    body: Mapped[str] = mapped_column(Text)
    valid_from: Mapped[datetime] = mapped_column(UtcTime, default=now)

    @property
    def path(self) -> str:
        """The path of its page."""
        return f"/policies/{self.slug}" if self.kind == CUSTOM else f"/{self.slug}"
