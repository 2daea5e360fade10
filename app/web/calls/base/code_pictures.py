"""QR codes as pictures for a phone's camera."""

import io


def draw_code(address: str) -> str:
    """Return an address as a QR code, as the text of an SVG."""
    # Imported here because a start draws no code.
    import segno

    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, light="#fff", xmldecl=False, svgclass=None, lineclass=None)
    return picture.getvalue().decode()
