"""Make the fonts of the documents' PDFs from the website's Figtree and from Inter. reportlab embeds only TrueType.

Figtree has no Greek and no Cyrillic letters, which names of customers in the EU may have; those are taken from Inter,
as its shapes are near to Figtree's. The fonts are static, have all parts of a family in one file, digits of one width
and no layout tables. The same sources give the same bytes. The text of each licence is stored beside them.
"""

import io
import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "app" / "shop" / "sales" / "documents" / "fonts"
WEIGHTS = {"regular": 400, "semibold": 600}
PARTS = {"figtree": ("latin", "latin-ext"), "inter": ("greek", "greek-ext", "cyrillic", "cyrillic-ext")}
LICENCES = {"figtree": "OFL.txt", "inter": "OFL-inter.txt"}


def main(target: Path = TARGET) -> None:
    """Write every weight of each family and its licence into the folder."""
    target.mkdir(parents=True, exist_ok=True)
    for family, licence in LICENCES.items():
        for name in WEIGHTS:
            (target / f"{family}-{name}.ttf").write_bytes(make_font(family, name))
        shutil.copyfile(SOURCES / family / "LICENSE", target / licence)


def make_font(family: str, name: str) -> bytes:
    """Return the static font of a family's weight under its name."""
    parts = [io.BytesIO(_make_part(family, part, WEIGHTS[name])) for part in PARTS[family]]
    whole = Merger().merge(parts)
    whole["head"].created = whole["head"].modified = 0
    _name(whole, family, name)
    whole.recalcTimestamp = False
    file = io.BytesIO()
    whole.save(file)
    return file.getvalue()


def _make_part(family: str, part: str, weight: int) -> bytes:
    font = TTFont(SOURCES / family / "files" / f"{family}-{part}-wght-normal.woff2", recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    _give_digits_one_width(font)
    _drop_layout(font)
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def _name(font: TTFont, family: str, weight: str) -> None:
    """Two faces of one name would be one to a PDF's reader."""
    family, style = family.capitalize(), weight.capitalize()
    for record in font["name"].names:
        name = {1: f"{family} {style}", 2: "Regular", 6: f"{family}-{style}"}.get(record.nameID)
        if name:
            record.string = name


def _give_digits_one_width(font: TTFont) -> None:
    """Give all digits one width, so that amounts in a column align. Nothing in a PDF reads the font's own rule for
    that.
    """
    layout = font["GSUB"].table
    places = {
        place for each in layout.FeatureList.FeatureRecord if each.FeatureTag == "tnum"
        for place in each.Feature.LookupListIndex
    }  # fmt: skip
    tables = [table for place in places for table in layout.LookupList.Lookup[place].SubTable]
    other = {name: instead for table in tables for name, instead in table.mapping.items()}
    for table in font["cmap"].tables:
        table.cmap = {code: other.get(name, name) for code, name in table.cmap.items()}


def _drop_layout(font: TTFont) -> None:
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 5, 6, 13, 14], notdef_outline=True)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
