"""Calls of customers, enquiries and the inbox."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
VISITORS = {
    "contact": ("enquiries",),
    "contact-inquiries": ("admin_enquiries",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
OWNER = ("cars", "contacts", "enquiry-templates", "inbox")
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
