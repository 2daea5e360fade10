"""Backups as the owner sees them."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Message, Moment, Money, Text, View


class BackupView(View):
    """One backup; `size` in bytes.

    The counts are null for a file that cannot be read.
    """

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
    """Additions and losses of restoring a backup.

    Of what is set aside the newest 20 of each kind are named. `revision` is that of its tables; `is_older` says that a
    restore brings them up to date.
    """

    backup: BackupView
    revision: str
    is_older: bool
    newer_order_count: int
    newer_orders: list[NewerOrder]
    newer_enquiry_count: int
    newer_enquiries: list[NewerEnquiry]


class SecondFolderBody(Body):
    """Folder for the second copies; blank for none."""

    path: Annotated[Text, Field(), Message("Give the full path of a folder, or leave it blank")]


class SecondFolderView(View):
    """The second folder of the backups.

    `path` is blank where none was chosen, `names` are the backups in it at this moment. `changeable` tells whether this
    listener may choose another; `same_disk`, that one broken disk would take both; `warning`, that the PC's own disk is
    getting full. `drives` are the sticks and disks that are plugged in, listed where the folder can be chosen.
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
