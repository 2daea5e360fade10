"""Sales that were put aside."""

from app.contract.base.fields import Moment, Money, View


class ParkedOffView(View):
    """A discount as it was sent."""

    percent: str | None
    amount: str | None


class ParkedLineView(View):
    """A line as it was sent. A part has the price that it will have when the sale is made."""

    product_id: str | None
    option_id: str | None
    text: str
    unit_price: str | None
    tax_rate: str | None
    quantity: int
    off: ParkedOffView | None


class ParkedVehicleView(View):
    """The vehicle of the sale."""

    model_id: str
    year: int | None
    engine_id: str | None


class ParkedContentView(View):
    """A sale as it was sent."""

    lines: list[ParkedLineView]
    off: ParkedOffView | None
    vehicle: ParkedVehicleView | None


class ParkedView(View):
    """A sale that was put aside, under the id that it will be made with. `first` is the name of its first line,
    and `total` what it came to when it was put aside; null where that is not known.
    """

    id: str
    created_at: Moment
    first: str
    total: Money | None
    content: ParkedContentView
