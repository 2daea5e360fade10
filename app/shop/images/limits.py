"""Greatest sizes of files with pictures.

Apart from what reads them, so that a view knows its limit without Pillow.
"""

PICTURE_BYTES = 10 * 1024 * 1024
LOGO_BYTES = 5 * 1024 * 1024
OFFICIAL_BYTES = 5 * 1024 * 1024
