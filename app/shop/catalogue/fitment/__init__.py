"""Each part is judged here for a vehicle: it fits, it does not, or nobody knows.

`products.fits` says what a part's list of models means: `listed`, `open` or `universal`.
`app/shop/catalogue/products/fitment.py` writes the list, and whatever replaces it (a form, a file, an undo) preserves
the details of the rows that stay. The proof of a row (`source` `fitted`, `proved_at`:
`app/shop/catalogue/products/confirmed_fits.py`, from a line of a completed order) is no such detail: only an undo
takes it from a row that stays, and a copy has none. The first row of a list that was empty makes it `open`, because one
car that fitted says nothing of the others. A row without engines is for all of them, so an engine in use cannot be
deleted, and what is restored for engines that are gone is left out.

A part's verdict for a vehicle is one pure function (`verdict.py`). A list for a vehicle
(`app/shop/catalogue/products/vehicle_lists.py`) is put together of what fits, what is universal, what is not known and
what does not fit. Each is read only as far as the page wants, so a shop of 25,000 products judges only the parts that
name the model and those that are shown. An order's line stores vehicle and verdict as they were at the checkout.

The years of a model are a text for people and a pair for the program. Only `years.py` reads the one from the other, and
a text that may mean two things gives no pair. A copy or a file changes many lists at once
(`app/shop/catalogue/products/fitment_rows.py`). A file is read before the writer's turn, and its loops pause every
fifty lines, because Python runs one thread at a time.

The visitor's vehicle belongs to the browser (`ui/src/shared/lib/chosen-vehicle.ts`, local storage, only after "Use this
vehicle"). It goes to the server as a query or with a cart's line, never as a visitor's mark. All visitors get the same
pages, so the vehicle is drawn after them, into a place of its size, by files that load only once a vehicle is named.
"""
