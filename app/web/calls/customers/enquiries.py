"""The contact form's calls."""

from flask import current_app, request

from app.contract.customers.enquiries import ContactBody, EnquiryAnswer, EnquiryPhotoView, NewEnquiryView
from app.shop.base.images.limits import PICTURE_BYTES
from app.shop.customers.enquiries.enquiries import EnquiryText, add_enquiry
from app.shop.customers.enquiries.enquiry_photos import add_enquiry_photo, hash_token, new_token
from app.store.database.sqlite import write
from app.store.workshop.photos import Photo
from app.web.access.rate_limits import ENQUIRY_PHOTOS, count_request
from app.web.api.call import call
from app.web.pages.uploads import read_file

THANKS = "We'll get back to you within 24 hours."
NO_FILE = "Please choose a photo"


@call("POST", "/api/contact", body=ContactBody, answer=EnquiryAnswer, status=201, succeeds=True)
def send_enquiry(body: ContactBody) -> EnquiryAnswer:
    """Store an enquiry and return its token. The token accepts photos for an hour."""
    token = new_token()
    with write() as session:
        enquiry = add_enquiry(session, EnquiryText(**body.model_dump()), hash_token(token))
    return EnquiryAnswer(message=THANKS, inquiry=NewEnquiryView(id=enquiry.id), photo_token=token)


@call("POST", "/api/contact/photos/{token}", answer=EnquiryPhotoView, status=201, multipart=True)
def send_enquiry_photo(token: str) -> Photo:
    """Add a photo to an enquiry just sent, at most four."""
    count_request(ENQUIRY_PHOTOS)
    raw = read_file(request, "image", NO_FILE, PICTURE_BYTES)
    return add_enquiry_photo(current_app.config["PITLANE"].photos, token, raw)
