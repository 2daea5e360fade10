"""Settings: one row each; an untouched setting follows the program's default."""

from sqlalchemy import Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base


class Setting(Base):
    """A setting that the owner changed; `value` is JSON."""

    __tablename__ = "settings"

    key: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[str] = mapped_column(Text)
