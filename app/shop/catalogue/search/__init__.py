"""Products are found here by words, numbers and vehicles, for customers and the owner.

**The index.** The words of each product are rows of an FTS5 table (`product_search`, unicode61 with prefixes of two and
three letters: trigram took twice the room and finds nothing for two letters). Triggers note which product's words have
changed, because a form, a file, an undo and the renaming of a category each write them in their own way, and `write()`
updates the index before it commits, so neither is ever without the other. Of more than 2,000 at once, as a file can
bring, the rest follows in the background. An order changes no word and writes nothing there. Folding and splitting are
our own (`app/store/database/search_text.py`), the same for texts and queries: "CX-5" is also `cx5`. The triggers do not
use OR IGNORE, which the UPDATE of a foreign key overrules. Rows have the program's `REVISION`: after an upgrade that
reads words otherwise they are written again in the background, while the old ones answer. The words of names,
categories and vehicles are counted as well, for misspelt words.

**A query** is at most eight words, quoted, so no operator of the index is one. Each begins a word of the product, or
means its singular or a synonym. A query that is the whole of a SKU, barcode or code of the shop, folded likewise, finds
that part first. A vehicle's name with a year or an engine means the models built in that year, or sold with that engine
(`vehicle.py`): their own parts come first, the universal ones and those for most models after them, and what a row's
years or engines leave out is not found. A word that is also a part's, such as "turbo", finds such parts first. Parts of
a car that is named come before texts that mention it. Where nothing has all words, each may also lie within a known
word (one of the trade may not: a fender is no Defender). Where still nothing does, an unknown word is replaced by the
nearest known one, unless the call says that it is meant as typed (`asTyped=1`); a vehicle that the words or the call
name stays, for the closest parts too. Words such as "for" and "my" are left out. An engine or trim that the shop does
not list (`golf gti`, `bmw 320d`) narrows to its model, and the results say so (`designations.py`); one that is listed
and fits nothing finds nothing.

**The one vehicle finder** (`GET /api/search/vehicles`, `vehicle_finder.py`) reads the same words for choosers. Each
counts for the models that it names, begins, means (`320d`, `vii`, `161` for 2016) or misspells; those with most are
meant, and the answer names the words that name none. A number plate is read in the browser
(`ui/src/shared/vehicle/plates`) for the year of an Irish one and is neither sent nor counted as a search. A job's car
that was only written down has the one model that its name and year mean.

**Facts in memory.** Facts of all products lie in arrays in memory (`columns.py`), made after each write of the owner;
an order refreshes the stock of its own products. What the index says of a query is stored with them: of a word that
more than 2,000 products have, a byte for each product, so that it is only looked at beside rarer words; of few hits
their places, best first (`hits.py`). Neither changes with an order.

**Results.** `GET /api/search` narrows what was found by these arrays: each facet counts what the other filters leave
(`facets.py`), as do those of a category's list (`list_facets.py`). Nothing found is never an empty answer: the closest
parts have some of the words. It is cached like every list, and made of all that it found, since a facet counts what is
in stock. Suggestions use the same engine for the last word's beginning. Both also name the services that the words mean
(`service_words.txt`, a line for each), as far as the site shows them.

**Synonyms.** A search with what it found is a row of `searches`, which names nobody and goes with the visits. The owner
reads there what was not found, and adds a synonym for it; one of itself, or that closes a ring of others, is refused.
Every shop also has the words of the trade (`trade_synonyms.txt`, a line for each group), which a misspelt word may also
mean, among them the nicknames of makes. Several words of a group are looked for as a phrase: apart, "back box" would
find every box at the back. As typed they are near each other in one text: a part for a SEAT that has a cover is no seat
cover.

The header's field and the page `/search` (`ui/src/features/catalogue/{suggest,results}`) are files of their own; only
the button in the header is in every first load.
"""
