"""Pictures of a person's enquiries and jobs."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.base.images.uses import uses_by_url
from app.shop.base.photos.photos import list_photos, names_in
from app.shop.base.trash.deletions import forget
from app.shop.base.trash.snapshots import Snapshot
from app.store.base.images import Image
from app.store.customers.contacts import Contact
from app.store.system.deletions import Deletion
from app.store.website.gallery import GalleryItem
from app.store.workshop.jobs import Job
from app.store.workshop.photos import ENQUIRY, JOB, Photo


@dataclass(frozen=True)
class HeldPictures:
    """The pictures held on a person: photos, gallery work made from the person's jobs, and its images. `deleted` lists
    photos and work that could still be restored.
    """

    photos: Sequence[Photo] = ()
    works: Sequence[GalleryItem] = ()
    images: Sequence[Image] = ()
    deleted: Sequence[Deletion] = ()

    @property
    def photo_files(self) -> list[str]:
        """Return the filenames of all photos, of deleted ones too."""
        deleted = [name for each in self.deleted for name in names_in(each.content)]
        return [photo.filename for photo in self.photos] + deleted


NO_PICTURES = HeldPictures()


def find_pictures(session: Session, inquiries: Sequence[str], contacts: Sequence[Contact]) -> HeldPictures:
    """Return the pictures of these enquiries, and of customers' jobs."""
    ids = [contact.id for contact in contacts]
    jobs = session.scalars(select(Job.id).where(Job.contact_id.in_(ids))).all()
    works = session.scalars(select(GalleryItem).where(GalleryItem.job_id.in_(jobs))).all()
    photos = [*list_photos(session, ENQUIRY, inquiries), *list_photos(session, JOB, jobs)]
    return HeldPictures(photos, works, _images_of(session, works), _find_deleted(session, set(jobs)))


def erase_pictures(session: Session, held: HeldPictures) -> None:
    """Remove the rows, and what could bring them back."""
    for table, rows in ((Photo, held.photos), (GalleryItem, held.works), (Image, held.images)):
        session.execute(delete(table).where(table.id.in_([row.id for row in rows])))
    for each in held.deleted:
        forget(session, each)


def _images_of(session: Session, works: Sequence[GalleryItem]) -> list[Image]:
    """Return the pictures that are used only by this gallery work."""
    urls = {url for work in works for url in (work.before_image, work.after_image) if url}
    images = session.scalars(select(Image).where(Image.url.in_(urls))).all()
    uses, own = uses_by_url(session, images), {work.id for work in works}
    return [image for image in images if all(use.id in own for use in uses[image.url])]


def _find_deleted(session: Session, jobs: set[str]) -> list[Deletion]:
    deletions = session.scalars(select(Deletion).where(Deletion.kind.in_(("photo", "gallery_item")))).all()
    return [each for each in deletions if _jobs_of(each) & jobs]


def _jobs_of(deletion: Deletion) -> set[str]:
    rows = Snapshot.from_json(deletion.content).rows
    photos = {row["owner_id"] for row in rows.get(Photo.__tablename__, [])}
    return photos | {row["job_id"] for row in rows.get(GalleryItem.__tablename__, []) if row.get("job_id")}
