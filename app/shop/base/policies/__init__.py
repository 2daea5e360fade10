"""The shop's terms, returns and imprint are written and published here.

They are versions in a table, Markdown without HTML by markdown-it-py, which is loaded when a text is first shown. Their
pages are templates of the server, like `/withdraw`. Fields are filled in when a text is shown, so a new address is in
all of them at once. An order names the version of its terms, and a version that an order names cannot be deleted.
`app/shop/website/policy_health.py` lists what a shop lacks before customers may come.
"""
