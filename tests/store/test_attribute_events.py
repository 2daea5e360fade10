"""A mapped column is copied for queries only once there is one."""

import gc

from sqlalchemy import Text, select
from sqlalchemy.orm import DeclarativeBase, Mapped, configure_mappers, mapped_column
from sqlalchemy.sql.annotation import Annotated

from app.store.database.base import Base  # noqa: F401 -- has SQLAlchemy changed


class Own(DeclarativeBase):
    pass


class Part(Own):
    __tablename__ = "parts_of_this_test"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text)


def copied() -> set[str]:
    return {each.name for each in gc.get_objects() if isinstance(each, Annotated) and each in {*Part.__table__.c}}


def test_no_column_has_a_copy_before_it_is_queried() -> None:
    configure_mappers()
    assert copied() == set()

    statement = str(select(Part.name))
    assert "parts_of_this_test.name" in statement
    assert copied() == {"name"}
