"""Parts of an order that the workshop fitted."""

from typing import Annotated

from app.contract.base.fields import Body, Id, Message, View


class FittedBody(Body):
    """The model that a part was fitted to. If it is left out, it is the model of the vehicle that the part was bought
    for.
    """

    model_id: Annotated[Id | None, Message("Please choose the vehicle that it was fitted to")] = None


class ProofView(View):
    """A model that a part was fitted to, and the month."""

    model_id: str
    model: str
    month: str


class FittedLineView(View):
    """A line of a completed order with its product's newest proofs. `model` is the model of the vehicle that it was
    bought for, null where the shop has none. `isOpen` means that nothing was recorded about this part on that model
    yet.
    """

    item_id: str
    model_id: str | None
    model: str | None
    is_open: bool
    proofs: list[ProofView]
