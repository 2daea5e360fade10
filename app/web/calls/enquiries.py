"""The contact form's call."""

from app.contract.enquiries import ContactBody, EnquiryAnswer, NewEnquiryView
from app.shop.enquiries.enquiries import EnquiryText, add_enquiry
from app.store.sqlite import write
from app.web.api.call import call

THANKS = "We'll get back to you within 24 hours."


@call("POST", "/api/contact", body=ContactBody, answer=EnquiryAnswer, status=201, succeeds=True)
def send_enquiry(body: ContactBody) -> EnquiryAnswer:
    """Keep an enquiry."""
    with write(catalogue=False) as session:
        enquiry = add_enquiry(session, EnquiryText(**body.model_dump()))
    return EnquiryAnswer(message=THANKS, inquiry=NewEnquiryView(id=enquiry.id))
