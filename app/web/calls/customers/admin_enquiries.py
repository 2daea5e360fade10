"""The owner's enquiries and the answers to them."""

from collections.abc import Sequence

from app.contract.base.fields import Done
from app.contract.customers.admin_enquiries import (
    EnquiryChange,
    ListedEnquiryView,
    NewReply,
    NewTemplate,
    ReplyAnswer,
    TemplateChange,
    TemplatesView,
    TemplateView,
    ThreadView,
)
from app.contract.customers.inbox import InboxQuery, InboxView
from app.shop.customers.enquiries import admin_enquiries, inbox, replies, templates
from app.shop.customers.enquiries.fields import FIELDS
from app.shop.customers.enquiries.waiting_inbox import list_tasks
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls
from app.web.calls.base.undo import offer_undo

ONE = "/api/contact-inquiries/{inquiryId}"


@call("GET", "/api/contact-inquiries", answer=list[ListedEnquiryView], admin=True)
def list_enquiries() -> Sequence[Enquiry]:
    """Every message of the contact form, newest first."""
    return admin_enquiries.list_enquiries(db.session())


@call("GET", "/api/admin/inbox", query=InboxQuery, answer=InboxView, admin=True)
def read_inbox(query: InboxQuery) -> InboxView:
    """Return a page of the found enquiries, and of what else waits."""
    wanted = inbox.InboxFilter(query.search, query.show, query.stage, query.open)
    return inbox.read_inbox(db.session(), wanted, list_tasks(db.session(), query.search), query.page)


@call("PATCH", ONE, body=EnquiryChange, answer=ListedEnquiryView, admin=True)
def change_enquiry(inquiry_id: str, body: EnquiryChange) -> Enquiry:
    """Mark one as new, read or answered, or give it its outcome."""
    with write() as session:
        return admin_enquiries.change_enquiry(session, inquiry_id, body.model_dump(include=body.model_fields_set))


@call("DELETE", ONE, answer=Done, admin=True)
def delete_enquiry(inquiry_id: str) -> Done:
    """Remove one."""
    with write() as session:
        deletion = admin_enquiries.delete_enquiry(session, inquiry_id)
    offer_undo(deletion)
    return Done()


@call("GET", f"{ONE}/thread", answer=ThreadView, admin=True)
def read_enquiry_thread(inquiry_id: str) -> ThreadView:
    """Return one with its replies and all that an answer needs."""
    return replies.read_thread(db.session(), inquiry_id)


@call("POST", f"{ONE}/replies", body=NewReply, answer=ReplyAnswer, status=201, admin=True)
def write_enquiry_reply(inquiry_id: str, body: NewReply) -> dict[str, object]:
    """Answer an enquiry, or store a reply that the owner's mail program sent. A reply by mail is sent after ten
    seconds. The status is 409, with the other reply, if one was written since `after`.
    """
    with write() as session:
        reply = replies.write_reply(session, inquiry_id, replies.ReplyText(**body.model_dump()))
        return {"id": reply.id, "thread": replies.read_thread(session, inquiry_id)}


@call("DELETE", f"{ONE}/replies/{{replyId}}", answer=ThreadView, admin=True)
def take_back_enquiry_reply(inquiry_id: str, reply_id: str) -> ThreadView:
    """Take an answer back; 409 when its mail is off."""
    with write() as session:
        replies.take_back_reply(session, inquiry_id, reply_id)
        return replies.read_thread(session, inquiry_id)


@call("GET", "/api/admin/enquiry-templates", answer=TemplatesView, admin=True)
def list_enquiry_templates() -> dict[str, object]:
    """Return the templates by name, and the fields."""
    return {"templates": templates.list_templates(db.session()), "fields": FIELDS}


TEMPLATES = OwnerCalls(__name__, "/api/admin/enquiry-templates/{templateId}", templates.TEMPLATES, TemplateView)
TEMPLATES.add("add_enquiry_template", NewTemplate, summary="Add a template.")
TEMPLATES.change("change_enquiry_template", TemplateChange, summary="Change a template.")
TEMPLATES.remove("remove_enquiry_template", summary="Remove a template.")
