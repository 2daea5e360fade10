"""Customers of the workshop and their cars."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    Email,
    Id,
    LongText,
    Message,
    Moment,
    Money,
    Name,
    OptionalId,
    Query,
    Trimmed,
    View,
)
from app.contract.base.paged import Rows
from app.contract.base.visible import AtLeast, OneLine
from app.contract.customers.admin_enquiries import EarlierView

MOST_MOVED = 400
VIN = r"^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$"
NO_VIN = "A VIN has 17 letters and digits, without I, O and Q"
ContactName = Annotated[Name, AtLeast(2), OneLine, Message("Name must be at least 2 characters")]
OptionalEmail = Annotated[Email | None, BlankIsNone, Message("Please enter a valid email address")]
Phone = Annotated[
    Annotated[str, Field(max_length=60)] | None,
    BlankIsNone,
    Trimmed,
    OneLine,
    Message("A phone number has at most 60 characters"),
]
Note = Annotated[LongText | None, BlankIsNone, Message("A text must be at most 5,000 characters")]
Label = Annotated[Name, AtLeast(2), OneLine, Message("Please enter the car, such as Volkswagen Golf")]
Year = Annotated[Digits | None, BlankIsNone, Message("Please choose a year")]
Plate = Annotated[
    Annotated[str, Field(max_length=20)] | None,
    BlankIsNone,
    Trimmed,
    OneLine,
    Message("A plate has at most 20 characters"),
]
Vin = Annotated[Annotated[str, Field(pattern=VIN)] | None, BlankIsNone, Trimmed, Message(NO_VIN)]
ModelId = Annotated[OptionalId, Message("The vehicle must be given by its id")]


class NewContact(Body):
    """A customer to add."""

    name: ContactName
    email: OptionalEmail = None
    phone: Phone = None
    address: Note = None
    note: Note = None


class ContactChange(NewContact):
    """Only what is sent changes."""

    name: ContactName = ""


class NewCar(Body):
    """A customer's car to add."""

    label: Label
    model_id: ModelId = None
    year: Year = None
    plate: Plate = None
    vin: Vin = None
    note: Note = None


class CarChange(NewCar):
    """Only what is sent changes."""

    label: Label = ""


class ContactSource(Body):
    """An order or enquiry; its sender is added to the customers."""

    kind: Annotated[Literal["order", "enquiry"], Message("Kind must be order or enquiry")]
    id: Annotated[Id, Message("Give the order or the enquiry by its id")]


class ContactsQuery(Query):
    """Words that are searched, and the page.

    With `like` those who may be this customer come first.
    """

    search: Name = ""
    like: Annotated[OptionalId, Message("The customer must be given by their id")] = None
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class MergeBody(Body):
    """The customer who is merged into this one. `taken` are the fields that the other customer provides from now on; a
    blank field of theirs is never taken over.
    """

    other_id: Annotated[Id, Message("The other customer must be given by their id")]
    taken: Annotated[
        list[Literal["name", "email", "phone", "address"]],
        Field(default_factory=list, max_length=4),
        Message("Choose from name, email, phone and address"),
    ]


class MovedItem(Body):
    """What is another customer's, such as an order."""

    kind: Literal["order", "enquiry", "quote", "job"]
    id: Id


class MoveBody(Body):
    """What belongs to somebody else, and to whom.

    Without `otherId` it goes to a new customer, who has this name, else that of the first order or enquiry.
    """

    items: Annotated[
        list[MovedItem], Field(min_length=1, max_length=MOST_MOVED), Message("Choose what belongs to somebody else")
    ]
    other_id: Annotated[OptionalId, Message("The other customer must be given by their id")] = None
    name: Annotated[Name | None, BlankIsNone, OneLine, Message("A name has at most 200 characters")] = None


class CarView(View):
    """A customer's car."""

    id: str
    label: str
    model_id: str | None
    year: int | None
    plate: str | None
    vin: str | None
    note: str | None


class ContactView(View):
    """A customer and their cars."""

    id: str
    name: str
    email: str | None
    phone: str | None
    address: str | None
    note: str | None
    created_at: Moment
    cars: list[CarView]


class ListedContactView(ContactView):
    """A customer, and how much there is of them."""

    order_count: int
    job_count: int
    enquiry_count: int


class ContactsView(View):
    """A page of the customers."""

    contacts: Rows[ListedContactView]
    total: int
    page: int
    page_size: int


class ContactDetailView(View):
    """A customer, and everything they bought, asked and withdrew, newest first. `also` lists their further e-mail
    addresses and phone numbers.
    """

    contact: ListedContactView
    history: list[EarlierView]
    also: list[str]
    paid: Money
    owed: Money
