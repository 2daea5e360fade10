"""The workshop shows its own work in the gallery, and the owner edits it here.

A gallery item can be made of a job's photos, as far as its customer agreed (`from_job.py`). Visitors see only what is
published (`view.py`).
"""
