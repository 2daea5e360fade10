"""The gallery: work that the workshop shows."""

from sqlalchemy import CheckConstraint, Integer, Text, and_
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row


class GalleryItem(Row):
    """A piece of work with its pictures, after and perhaps before.

    `slot` is "1" to "6" for the cards of the home page's portfolio, which may lack a picture and a title: the site's
    own stay then. `position` orders the cards as they were sent, and the others on the gallery's page. `agreed_on` is
    the workshop's day on which its job's customer agreed; `job_id` is no foreign key, since the row outlives the job.
    """

    __tablename__ = "gallery_items"
    __table_args__ = (CheckConstraint("shown IN (0, 1)", "shown"),)

    slot: Mapped[str | None] = mapped_column(Text, unique=True)
    title: Mapped[str] = mapped_column(Text, default="")
    service: Mapped[str] = mapped_column(Text, default="")
    vehicle: Mapped[str] = mapped_column(Text, default="")
    text: Mapped[str] = mapped_column(Text, default="")
    before_image: Mapped[str | None] = mapped_column(Text)
    after_image: Mapped[str | None] = mapped_column(Text)
    position: Mapped[int] = mapped_column(Integer, default=0)
    shown: Mapped[int] = mapped_column(Integer, default=1)
    job_id: Mapped[str | None] = mapped_column(Text, index=True)
    agreed_on: Mapped[str | None] = mapped_column(Text)


VISIBLE = and_(GalleryItem.shown == 1, GalleryItem.after_image.is_not(None))
"""The site's own illustrations are not among what visitors see as the workshop's work."""
IN_ORDER = (GalleryItem.slot.is_(None), GalleryItem.slot, GalleryItem.position, GalleryItem.created_at, GalleryItem.id)
"""The six cards of the home page, then the others as the owner put them."""
