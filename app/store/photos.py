"""Private photos: a customer's own, shown to the owner alone."""

from sqlalchemy import CheckConstraint, Index, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row

ENQUIRY = "enquiry"


class Photo(Row, Base):
    """A photo of an enquiry.

    Its file lies in a folder of its own. `owner_id` is the id of what it belongs to, by `of`.
    """

    __tablename__ = "photos"
    __table_args__ = (CheckConstraint("of IN ('enquiry')", "of"), Index(None, "owner_id", "position"))

    of: Mapped[str] = mapped_column(Text)
    owner_id: Mapped[str] = mapped_column(Text)
    position: Mapped[int] = mapped_column(Integer)
    filename: Mapped[str] = mapped_column(Text, unique=True)
    width: Mapped[int] = mapped_column(Integer)
    height: Mapped[int] = mapped_column(Integer)

    @property
    def url(self) -> str:
        """The owner's path of the photo."""
        return f"/api/admin/photos/{self.id}"

    @property
    def small_url(self) -> str:
        """The owner's path of its small size."""
        return f"{self.url}/small"
