"""Calls of customers, enquiries and the inbox."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/cars": ("contacts",),
    "admin/contacts": ("contacts",),
    "admin/enquiry-templates": ("admin_enquiries",),
    "admin/inbox": ("admin_enquiries",),
    "contact": ("enquiries",),
    "contact-inquiries": ("admin_enquiries",),
}
"""Modules that wait for a request, by the first word of their addresses."""
