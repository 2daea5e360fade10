"""Calls of products, categories, vehicles, fitment, search and the demand book."""

FIRST = ("categories", "manufacturers", "public_products", "search", "vehicles")
"""Modules that a start loads."""
VISITORS: dict[str, tuple[str, ...]] = {}
"""Modules that wait for a request, by the first word of an address that visitors ask for."""
OWNER = (
    "brands",
    "demand",
    "engines",
    "export",
    "fitment",
    "import",
    "models",
    "products",
    "search-synonyms",
    "searches",
    "upload-image",
    "uploads",
)
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
