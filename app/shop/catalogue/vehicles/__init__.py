"""Brands, models and engines of cars are listed and changed here.

Models and engines can be added by a pasted list, one on each line (`models_list.py`, `engines_list.py`). The years of a
model are read from a text by `app/shop/catalogue/fitment/years.py` alone. What fits a model is in
`app/shop/catalogue/fitment` and `app/shop/catalogue/products/fitment.py`. An engine in use cannot be deleted, because
a row of a part's list without engines would mean all of them.
"""
