"""Tables of customers, enquiries and e-mails."""
