"""The practice shop, as the real shop's owner sees it."""

from typing import Literal

from app.contract.base.fields import View


class PracticeView(View):
    """The practice shop. `address` signs the owner in once and within ten minutes, while it runs. `size` is in bytes.
    `problem` says what went wrong last. `isPractice` is true of the practice shop itself, which cannot have another,
    and `isHere` of a browser on the shop's own PC, where alone it can be opened.
    """

    state: Literal["none", "starting", "running", "ending", "stopped"]
    address: str | None
    folder: str
    size: int
    problem: str | None
    is_practice: bool
    is_here: bool
