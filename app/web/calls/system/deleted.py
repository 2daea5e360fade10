"""Deleted things that can be restored."""

from collections.abc import Sequence

from app.contract.base.fields import Done
from app.contract.system.deleted import DeletionView, RestoredView
from app.shop.base.trash import deletions
from app.shop.system.restoring import restoring
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.system.deletions import Deletion
from app.web.api.call import call
from app.web.calls.base.undo import drop_files


@call("GET", "/api/admin/deleted", answer=list[DeletionView], admin=True)
def list_deleted() -> Sequence[Deletion]:
    """Return the deletions that can be restored, newest first."""
    return deletions.list_deletions(db.session(), now())


@call("POST", "/api/admin/deleted/{deletionId}/restore", answer=RestoredView, admin=True)
def restore_deleted(deletion_id: str) -> RestoredView:
    """Restore a deleted item exactly as it was, or report the reason why it cannot be restored."""
    with write() as session:
        files, notes = restoring.bring_back(session, deletion_id, now())
    drop_files(files)
    return RestoredView(notes=notes)


@call("DELETE", "/api/admin/deleted/{deletionId}", answer=Done, admin=True)
def forget_deleted(deletion_id: str) -> Done:
    """Remove it for good, before its days are over."""
    with write() as session:
        files = deletions.forget(session, deletions.find_deletion(session, deletion_id, now()))
    drop_files(files)
    return Done()
