"""Enquiries are stored, listed, answered and deleted here.

A question on a quote's or a job's page is an enquiry (`questions.py`) with `quote_id` or `job_id`, under the name and
address of the customer whose page it is. So the inbox, its answers, mails and search, the trash, erasure and retention
are those of enquiries, and `about` ("Quote 12") says where it belongs. The page shows it with the answers; one by mail
only when its ten seconds are over. A job's page also shows those on its quote. A customer without an e-mail address
gets the answer on the page alone, and the owner reads that.

An answer to an enquiry is a row of `enquiry_replies` and, with a mail server, a mail of the kind `enquiry-reply`, which
also waits ten seconds (`app/shop/sales/mail/reply_mails.py`). The mail worker gives it Reply-To, In-Reply-To and
References when it sends it: the ids of the enquirer's earlier mails that did leave, under one subject, since some
programs make a thread of equal subjects alone. A reply names the last one that its writer saw (`after`); another in
between is a 409 that contains it. A reply that could not leave does not make the enquiry open again: the list says so
beside it, and Today counts the mail. "24 hours" is `PROMISE` beside the table; `ageSeconds` is measured by the shop's
clock, since a phone's may be wrong.
"""
