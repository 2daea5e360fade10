"""Calls of products, categories, vehicles, fitment, search and the demand book."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
VISITORS = {
    "brands": ("vehicles",),
    "goes-with": ("public_products",),
    "manufacturers": ("manufacturers",),
    "models": ("vehicles",),
    "product-categories": ("categories",),
    "product-facets": ("public_products",),
    "product-subcategories": ("categories",),
    "products": ("public_products",),
    "search": ("search",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
OWNER = (
    "brands",
    "categories",
    "demand",
    "engines",
    "export",
    "fitment",
    "import",
    "manufacturers",
    "models",
    "product-categories",
    "product-subcategories",
    "products",
    "search-synonyms",
    "searches",
    "upload-image",
    "uploads",
    "vehicles",
)
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
