"""Parts of an order that the workshop fitted."""

from typing import Annotated

from app.contract.base.fields import Body, Id, Message, View


class FittedBody(Body):
    """The model that a part was fitted to.

    Left out, that of the vehicle it was bought for.
    """

    model_id: Annotated[Id | None, Message("Please choose the vehicle that it was fitted to")] = None


class ProofView(View):
    """A model that a part was fitted to, and the month."""

    model_id: str
    model: str
    month: str


class FittedLineView(View):
    """A line of a completed order with its product's newest proofs.

    `model` is that of the vehicle it was bought for, null where the shop has none. `isOpen`: nothing was said of this
    part on it yet.
    """

    item_id: str
    model_id: str | None
    model: str | None
    is_open: bool
    proofs: list[ProofView]
