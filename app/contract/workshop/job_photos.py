"""Photos of a job, and gallery items made of them."""

from typing import Annotated, Literal

from app.contract.base.fields import Body, Digits, Id, Message, Moment, Name, Text, View
from app.contract.base.gallery_texts import ItemText, Service, Vehicle
from app.contract.base.visible import AtLeast
from app.contract.customers.admin_enquiries import PhotoView

PhotoStage = Literal["before", "during", "after", "damage", "other"]
Edge = Annotated[Digits, Message("Choose an area within the photo", covers=("greater_than_equal", "less_than_equal"))]
NO_PICTURE = "Choose the picture of the finished work"


class AdminJobPhotoView(PhotoView):
    """A photo of a job; its customer sees it where `isPublic`."""

    stage: PhotoStage | None
    note: str
    is_public: bool
    created_at: Moment


class JobWorkView(View):
    """A gallery item made from a job. `agreedOn` is the day on which its customer agreed."""

    id: str
    title: str
    created_at: Moment
    shown: bool
    agreed_on: str | None


class JobPhotosView(View):
    """A job's photos, its enquiry's, and its gallery items."""

    photos: list[AdminJobPhotoView]
    from_enquiry: list[PhotoView]
    gallery: list[JobWorkView]


class JobPhotoChange(Body):
    """Only what is sent changes."""

    stage: Annotated[PhotoStage, Message("Choose before, during, after, damage or other")] = "other"
    note: Annotated[Text, Message("A note has at most 500 characters")] = ""
    is_public: Annotated[bool, Message("Choose whether the customer sees the photo")] = False


class BlurBody(Body):
    """The part to blur, in pixels of the photo."""

    x: Edge
    y: Edge
    width: Edge
    height: Edge


class JobWorkBody(Body):
    """A gallery item to add, by ids of the job's photos."""

    title: Annotated[Name, AtLeast(1), Message("Title is required")]
    service: Service = ""
    vehicle: Vehicle = ""
    text: ItemText = ""
    before_photo: Annotated[Id | None, Message("Choose a photo of the job")] = None
    after_photo: Annotated[Id, Message(NO_PICTURE)]
    customer_agreed: Annotated[bool, Message("Only what the customer agreed to may be shown")] = False
