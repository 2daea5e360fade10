"""Each person who bought, asked or came is matched here to one customer.

Everyone is a row of `contacts`. An order and an enquiry find theirs in the transaction that writes them: by e-mail
address, else by phone number without country and leading zeros (`contact_addresses`, which also has earlier ones). Two
people with names *and* e-mail addresses of their own who share a number stay two, since a wrong match is worse than two
entries. A sale without e-mail and phone belongs to nobody, unless the owner chose the customer. A row that an order or
an enquiry added (`automatic`) goes with the last of these: spam and forgotten enquiries leave nothing.
"""
