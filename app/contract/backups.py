"""Backups as the owner sees them."""

from app.contract.fields import Moment, View


class BackupView(View):
    """One backup; `size` in bytes. The counts are null for a file that cannot be read."""

    name: str
    created_at: Moment
    size: int
    products: int | None
    orders: int | None
    images: int | None
