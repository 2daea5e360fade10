"""The one administrator and the sessions that are open."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base, new_id, now
from app.store.database.types import UtcTime


class User(Base):
    """A person who may sign in. `password` is an argon2id hash, never the password."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    username: Mapped[str] = mapped_column(Text, unique=True)
    password: Mapped[str] = mapped_column(Text)


class AdminSession(Base):
    """One signed-in browser. Only the SHA-256 of its secret is stored, so a stolen database gives no access."""

    __tablename__ = "admin_sessions"

    token_hash: Mapped[str] = mapped_column(Text, primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
    seen_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
