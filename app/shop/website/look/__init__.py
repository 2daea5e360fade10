"""The owner sets the look of the public pages here: texts, pictures, accent and logo.

What the owner sets under Website, Look is rows of the settings, null for the original. The originals are in one place,
`ui/src/content/home`: the build takes them out of the home page, leaves a place for each and writes texts and markup
into `look.json` (`ui/build/look.mjs`). The server fills the places from the API's own answer (`app/web/pages/look.py`),
so that the page is hydrated with what it was sent with and nothing flashes. Accent, logo and the grid of fewer services
are rules in each page's head (`app/web/pages/look_style.py`) and cost no script; the name stays in the page for whoever
does not see the logo. The accent's shades are calculated in OKLab, so that each pair meets AA. The preview is the home
page made from the draft, without scripts, in a frame. A save sends what the form showed (`was`): where another window
changed the same, the answer is a 409 with the present value.

A shared link to a product shows the product's own picture without the logo. The program that shows the link writes the
workshop's name beside it (`og:site_name`), a logo would cover a corner of the part, and a new logo would mean encoding
the pictures of all products again, while the networks go on showing the ones that they have fetched. Links to all other
pages show the logo.
"""
