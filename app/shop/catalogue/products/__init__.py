"""Products, categories and stock are read, found and changed here, one by one or many at once.

**Stock that changes while somebody works.** A form and a spreadsheet show a stock of an earlier moment. So forms send
only changed fields, and a new stock names the one it was based on (`inventoryWas`): if it is another by now, the answer
is a 409 with both numbers. A trigger of the table stores when a stock last moved (`stock_moved_at`), because a sale, a
cancelled order, a form, a file and an undo each change it in their own way, and the next way would forget it. A file
that is older than that leaves the stock alone. A bulk edit sets one stock in many products knowingly, and its field
says so.

**Options.** A product may come in shades, sizes or sides, one level and no matrix: each is a row of `product_options`
with a stock, and with a number, price or picture if they are its own. Triggers (`app/store/workshop/option_sums.py`)
write their sum into the product's stock, how many there are and the lowest price, so lists, searches and alerts read
products alone, and a sale outdates no list. Without a choice such a product has nothing to sell: a line that is older
than the options says so in the cart and at checkout. A sale has one price for all options, so it is refused while one
has a price of its own; the price history notes the lowest price of all, which is then the prior price of a later sale.

**Promised pieces.** An accepted quote or a job needs the pieces of its part lines, so the shop must not sell them. The
view `agreed_pieces` (`app/store/workshop/agreed_pieces.py`) finds them by lines, quotes and jobs. A quote counts until
it has a job; then the job's agreed lines that are not fitted count, until the job is collected or cancelled. Triggers
maintain their sum in `products.agreed`, so no way of changing a quote or a job releases a piece late or leaves an old
page. Visitors, carts and orders can have `available`, which is the stock without `agreed`; the owner counts and edits
`inventory`. Fitting takes what lies there. Where the stock has too few, what was agreed first gets its pieces first,
and the rest is `short` until a delivery comes. An acceptance is never refused for it, and both sides read it.

**Stock moves.** Each change is a row of `stock_moves`, written by a second trigger of the table. `moving_stock`
(`app/store/catalogue/stock_moves.py`) names the order, cancellation, return or import that a block of a write carries
out; without it a change is the owner's own. A checkout of three lines takes as long with it as without (1.4 ms of the
processor). The stock at each moment is calculated back from the present one, so start and moves always add up to it.
Moves are never deleted, as orders are not: twenty orders a day write 4 MB a year, and they name no person. Those of a
deleted product go when it can no longer be restored.

**Drafts.** `products.hidden` is 1 for a draft. What visitors get asks for `SHOWN` (`app/store/catalogue/products.py`):
lists by `Narrowing.conditions`, pages and single answers by `find_product` and `get_shown_product`, searches by columns
in memory that leave drafts out. The owner's own list searches the drafts too (`CommittedHidden`), and the index holds
the words of both. A cart's line of a draft is as good as sold out (`FOR_SALE`), and a checkout refuses it so.
Publishing is a bulk edit of one field, so it can be undone like any other. `/shop/…?preview=1` is the real page with
the draft in its first data, for the signed-in owner alone: it is made outside the cache and sent with `no-store`;
anybody else gets the 404 of the path.

**Saving a new product.** It is saved as a draft, then its vehicles, numbers and pictures follow, then it is published.
A failure in between leaves a draft, and the form as it was typed. With an existing product vehicles and numbers come
before its fields, so that a refusal of these leaves what visitors see.

**Numbers of a part.** They are its SKU, unique however it is written, its barcode with a right check digit, and codes
by kind (`product_codes`: the manufacturer's, the original part's, those it replaces). Each is stored as typed and
folded, without case and separators. A copy takes the codes, but not SKU and barcode, which belong to one part.

**Unit prices.** A unit price is calculated once, by the server (`app/store/base/unit_price.py`), from the price as
shown and the content of a piece, half up. There is one rule: of ml the unit is the litre, of g the kilogram, everything
else is its own unit. Directive 98/6/EC (Article 2) allows other quantities where they are usual, such as 100 ml; one
rule makes parts comparable, and is always allowed. Where it would be the price itself (a litre), none is shown (Article
3).

**Sale prices.** A price reduction must be announced with the prior price, the lowest of the 30 days before it
(Directive 98/6/EC, Article 6a). A trigger notes every price that customers pay, with its moment (`price_history`): from
the first change on, before which the first price is taken to have held since the product was added. The prior price is
worked out by `sale_prices.py` when a sale or a price changes, and stored with the product, because what was announced
does not change. While a sale runs, a further cut keeps the prior price of the first one; less reduction is a new sale.
A sale that is not below its prior price is stored and not shown. What customers pay now is one condition on a product's
columns (`app/store/catalogue/sale.py`), read by every list, cart and order, so that nothing has to happen when a sale
begins or ends; cached answers expire at that moment (`sale_moments.py`). Nobody calculates with a sale but the totals:
their lines have the price of that moment.

**Parts beside a part.** The owner's choice (`related_products`, `chosen_related.py`) is first; what was bought together
and what fits the same vehicles only fills up to four (`related.py`). Suggestions for the owner are counted from orders
when the panel is opened.

**Beyond the stock.** A product with `lead_days` can be ordered when there are none or too few. A line of an order then
has `to_order`, the pieces that were not taken: the stock never has them, so it cannot fall below zero, and nothing has
to be reserved when a delivery comes. What was said to the customer (`lead_days`, `made_to_order`) is a column of the
line. Lists and the filter "in stock" go by the stock alone. Quotes and jobs already promise more than there is.

**Documents.** A product has up to five PDFs (`product_documents`). A copy shares the files of its original; a file goes
when the last row that names it does, by the same rule as pictures (`app/shop/base/images/trash.py`). A removed document
or picture comes back after those that its product has by then, because places and names may be taken.

`products.category` is a foreign key on the category's *name* with ON UPDATE CASCADE: renaming a category changes its
products without a line of code.
"""
