"""Receipts, invoices and credit notes get a number here, are stored and drawn as PDF.

A document is a row of `documents`, and its `content` is all that it shows: no later change of an order, a product or a
setting alters it. Its number is the greatest of its kind and series plus one, taken inside the `write()` that stores
it, so what fails takes none. A restored backup learns the numbers that were given since (`numbers.py`) and goes on
behind them: a gap that a restore explains is better than a number that two documents have.

The PDF is drawn from `content` when it is first wanted, by a child of this program (`make-document`: JSON in, PDF out,
10 s), because reportlab adds 17 to 22 MB to a process; the server never imports it. It lies in `documents/` of the data
folder, is made again where it is missing or damaged, and the same content gives the same bytes; so no backup needs to
hold it. Its fonts are static Figtree (Latin and Latin-ext, digits of one width), made of the website's woff2 when a
checkout is set up (`packaging/setup/fonts.py`), since reportlab embeds TrueType alone. Greek and Cyrillic letters are
drawn with Inter, which a document without them neither reads nor contains. Of the logo `content` has only the SHA-256:
each logo is a row of `document_logos`, because ten kilobytes in every document would be most of the database.

What is printed adds up with a pencil: a unit price has as many decimal places as its product with the quantity takes to
be the amount beside it (`unit_prices.py`), which matters where the tax is taken off the sum of a line. A job's lines
have hundredths and prices of one, so its documents show the agreed price and not a quotient
(`app/shop/workshop/jobs/job_money.py`). A payment's day is printed beneath it, so that no month is too long, and a
document with something to pay says how: the account with its code, the workshop, the page of the card.

A refund of an invoiced order makes its credit note in the same write, of what is left of the invoice at most: of the
pieces where they make up the amount, else shared among the rates by what is left of each. A payment entered by mistake
needs none. Pieces that come back are credited at once as far as neither money is held for them nor owed; the rest when
that money goes back (`returned.py`). The amounts of a credit note are above 0. This package imports nothing of
`app/shop/workshop/jobs`, which asks it whether lines may still change.
"""
