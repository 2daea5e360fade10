"""The sample catalogue and a sample week of a workshop are loaded here into an empty shop.

They are loaded completely or not at all (`sample.py`), from `data/sample`, beside the running shop and with progress
(`loading.py`). It is one transaction of its own, one of the few places in the rules that commit. Brands with models and
the services can be loaded without the rest (`starter_list.py`).
"""
