"""Trims of cars, which tell no part from another."""

TRIMS = frozenset(
    {
        "abarth", "acenta", "allspace", "amg", "amgline", "cdi", "cdti", "cooper", "crdi", "cupra", "d4d", "dci",
        "ecoboost", "fr", "gsi", "gt", "gtd", "gte", "gti", "gtline", "hdi", "hybrid", "jtd", "mhev", "mperformance",
        "msport", "multijet", "nline", "opc", "phev", "quattro", "raptor", "rline", "rs", "rsline", "rsq",
        "rst", "sdi", "sline", "sport", "sri", "st", "stline", "svr", "tdci", "tdi", "tekna", "tfsi", "titanium", "tsi",
        "typer", "types", "vrs", "vtec", "vxr", "wildtrak", "xdrive", "xline", "zetec",
    }
)  # fmt: skip
"""Each as one word: "type r" is `typer`."""
