"""A transfer that a customer makes is worked out here: account, reference, amount and code.

This is one place for orders, jobs and quotes, with the reference by which the owner finds the sale: "1001", "Job 17",
"Quote 12" for a deposit, and the invoice's number while one is in force. The pages, the mails and the documents show
the same. The code for a bank's app follows EPC069-12 and is sent as the path of an SVG, which needs no address of a
picture. A job asks for its deposit, then for the rest; once it is ready, for all that is left. While nothing is to be
paid a visitor loads no script of this: the choice of a way of paying and what is owed are files of their own.
"""
