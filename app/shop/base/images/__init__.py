"""Pictures are read safely here, made in the widths that pages use, and stored while something shows them.

Pictures are rows of their own (`images`): a product's two addresses are foreign keys on them, so a picture in use
cannot be deleted and the page knows width, height and sizes without guessing. A process of its own makes them
(`picture_process.py`), which ends a minute after the last, so that the server never loads Pillow. Each file is written
completely or not at all (`picture_files.py`), and files of deleted pictures wait beside the uploads, where visitors
cannot open them (`trash.py`). Official files stay byte for byte as they are (`official_file.py`).
PDFs of products lie beside the pictures (`documents.py`) and are only ever sent as downloads.
"""
