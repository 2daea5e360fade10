"""Private photos: a customer's own, shown to few."""

from sqlalchemy import CheckConstraint, Index, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row

ENQUIRY = "enquiry"
JOB = "job"
STAGES = ("before", "during", "after", "damage", "other")


class Photo(Row):
    """A photo of an enquiry or of a job. Private photos have a separate folder for their files. `of` is the kind of
    owner and `owner_id` its id. A photo of a job has a stage, and `is_public` marks one that the job's customer can
    see.
    """

    __tablename__ = "photos"
    __table_args__ = (
        CheckConstraint("of IN ('enquiry', 'job')", "of"),
        CheckConstraint("stage IN ('before', 'during', 'after', 'damage', 'other')", "stage"),
        CheckConstraint("is_public IN (0, 1)", "is_public"),
        Index(None, "owner_id", "position"),
    )

    of: Mapped[str] = mapped_column(Text)
    owner_id: Mapped[str] = mapped_column(Text)
    position: Mapped[int] = mapped_column(Integer)
    filename: Mapped[str] = mapped_column(Text, unique=True)
    width: Mapped[int] = mapped_column(Integer)
    height: Mapped[int] = mapped_column(Integer)
    stage: Mapped[str | None] = mapped_column(Text)
    note: Mapped[str] = mapped_column(Text, default="", server_default=text("''"))
    is_public: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))

    @property
    def url(self) -> str:
        """The owner's path of the photo."""
        return f"/api/admin/photos/{self.id}"

    @property
    def small_url(self) -> str:
        """The owner's path of its small size."""
        return f"{self.url}/small"
