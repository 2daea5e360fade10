"""The owner's enquiries."""

from collections.abc import Sequence

from app.contract.admin_enquiries import EnquiryChange, EnquiryView
from app.contract.fields import Done
from app.shop.enquiries import admin
from app.store.base import db
from app.store.enquiries import Enquiry
from app.store.sqlite import write
from app.web.api.call import call
from app.web.calls.undo import offer_undo


@call("GET", "/api/contact-inquiries", answer=list[EnquiryView], admin=True)
def list_enquiries() -> Sequence[Enquiry]:
    """Every message of the contact form, newest first."""
    return admin.list_enquiries(db.session())


@call("PATCH", "/api/contact-inquiries/{inquiryId}", body=EnquiryChange, answer=EnquiryView, admin=True)
def mark_enquiry(inquiry_id: str, body: EnquiryChange) -> Enquiry:
    """Mark one as new, read or answered."""
    with write(catalogue=False) as session:
        return admin.mark_enquiry(session, inquiry_id, body.status)


@call("DELETE", "/api/contact-inquiries/{inquiryId}", answer=Done, admin=True)
def delete_enquiry(inquiry_id: str) -> Done:
    """Remove one."""
    with write(catalogue=False) as session:
        deletion = admin.delete_enquiry(session, inquiry_id)
    offer_undo(deletion)
    return Done()
