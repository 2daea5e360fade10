"""E-mails to customers and to the owner are written here, and stored until they are sent.

A mail is a row of the outbox, written in the transaction of the order, the step or the enquiry that it is about:
neither can be without the other, and nobody waits for a mail server. One thread sends, with no transaction open while
it talks. It marks a mail as being sent only when the server knows the address and is about to get the text, so a crash
leaves open only for an instant whether a mail was taken. What was left so is sent again, once; a second time it is left
to the owner. Headers are encoded by the shop itself, because Python's library before 3.11.10 and 3.12.5 reads a name as
header syntax (gh-121650); the finished bytes must have exactly the listed headers and two parts, else the mail is shown
as failed.

The mail of a step waits ten seconds (`step_mails.py`): a step taken by mistake is undone before the customer reads of
it. It takes the place of older steps' mails that still wait, so that nobody sends by hand what is no longer so; they
wait again when the step is undone in time. The confirmation is the customer's contract and is never replaced; while it
waits, its words on the payment follow the order. It must bring the terms and the withdrawal form. Both are put below it
when it is sent or shown (`legal_annex.py`), from the version that the order names, since stored with each of 100,000
orders they would be gigabytes. Replies to enquiries are described in `app/shop/customers/enquiries`.

Without a server no page says that a mail is sent (`sendsMail` of the public settings), and a customer's mail waits to
be sent by hand; so does what waits in a restored backup, since it may have gone out already. The mail server's password
is encrypted (`app/shop/base/settings/encryption.py`).

Each mail is one content (`Sheet`, its words in `texts.py`) under two Jinja2 templates, `mail.txt` and `mail.html` in
`templates`: a sentence is written once, and the HTML is escaped by the template engine. They are compiled at the first
mail; the two mails of a checkout take 0.1 ms.
"""
