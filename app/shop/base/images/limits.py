"""Defines the maximum sizes of picture files and documents. They are separate from the code that reads pictures, so
that a view knows its limit without loading Pillow.
"""

PICTURE_BYTES = 10 * 1024 * 1024
LOGO_BYTES = 5 * 1024 * 1024
OFFICIAL_BYTES = 5 * 1024 * 1024
DOCUMENT_BYTES = 20 * 1024 * 1024
