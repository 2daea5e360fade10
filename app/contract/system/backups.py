"""Backups as the owner sees them."""

from typing import Annotated

from pydantic import Field

from app.contract.base.document_links import DocumentLinkView
from app.contract.base.fields import Body, Message, Moment, Money, Text, View


class BackupView(View):
    """One backup, with its `size` in bytes. The counts are null for a file that cannot be read."""

    name: str
    created_at: Moment
    size: int
    products: int | None
    orders: int | None
    images: int | None


class NewerOrder(View):
    """An order that a backup does not have."""

    id: str
    order_number: int
    created_at: Moment
    customer_name: str
    total: Money


class NewerEnquiry(View):
    """An enquiry that a backup does not have."""

    id: str
    created_at: Moment
    name: str


class PreviewView(View):
    """The additions and losses that restoring a backup would cause.

    Of the orders and enquiries that would be set aside, and of the documents that customers have already, the newest 20
    of each are listed. `revision` is the backup's table revision; `is_older` means that a restore upgrades it to the
    current tables.
    """

    backup: BackupView
    revision: str
    is_older: bool
    newer_order_count: int
    newer_orders: list[NewerOrder]
    newer_enquiry_count: int
    newer_enquiries: list[NewerEnquiry]
    newer_document_count: int
    newer_documents: list[DocumentLinkView]


class SecondFolderBody(Body):
    """Folder for the second copies; blank for none."""

    path: Annotated[Text, Field(), Message("Give the full path of a folder, or leave it blank")]


class SecondFolderView(View):
    """The second folder of the backups.

    `path` is blank where none was chosen; `names` are the backups in it at this moment. `changeable` is true where this
    listener may choose another folder, and `same_disk` where one broken disk would take both. `warning` warns that the
    PC's own disk is getting full. `drives` lists the sticks and disks that are plugged in, where the folder can be
    chosen.
    """

    path: str
    copied_at: Moment | None
    problem: str | None
    copying: bool
    same_disk: bool
    changeable: bool
    warning: str | None
    names: list[str]
    drives: list[str]
