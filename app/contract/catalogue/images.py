"""The owner's uploaded images."""

from app.contract.base.fields import Moment, View
from app.contract.base.pictures import ImageView


class UploadedView(View):
    """A fresh upload."""

    filename: str
    url: str


class UseView(View):
    """A place where an image is used. `kind` is "product", "brand", "category", "gallery_item" or "settings" (home
    page).
    """

    kind: str
    id: str
    name: str


class UploadView(ImageView):
    """An upload in the list, and everything that shows it."""

    filename: str
    uploaded_at: Moment
    used_by: list[UseView]
