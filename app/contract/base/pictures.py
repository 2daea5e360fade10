"""Pictures as calls answer with them."""

from typing import Annotated, Any

from pydantic import BeforeValidator

from app.contract.base.fields import View


def _split_widths(value: Any) -> Any:
    """The table's "320,640" as [320, 640]."""
    return [int(width) for width in value.split(",") if width] if isinstance(value, str) else value


class ImageView(View):
    """A picture with its sizes. `url` is its largest size; `widths` are the widths in pixels of the smaller ones stored
    beside it.
    """

    url: str
    width: int
    height: int
    widths: Annotated[list[int], BeforeValidator(_split_widths)]
    alt: str
