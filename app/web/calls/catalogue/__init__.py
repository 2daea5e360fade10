"""Calls of products, categories, vehicles, fitment, search and the demand book."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/brands": ("car_models", "vehicles"),
    "admin/categories": ("categories",),
    "admin/demand": ("demand",),
    "admin/engines": ("engines",),
    "admin/export": ("spreadsheets",),
    "admin/fitment": ("fitment",),
    "admin/import": ("spreadsheets",),
    "admin/manufacturers": ("manufacturers",),
    "admin/models": ("car_models", "engines"),
    "admin/product-categories": ("categories",),
    "admin/product-subcategories": ("categories",),
    "admin/products": (
        "campaigns",
        "fitment",
        "images",
        "part_numbers",
        "price_changes",
        "product_documents",
        "product_options",
        "products",
        "related_products",
        "stock_history",
    ),
    "admin/search-synonyms": ("searches",),
    "admin/searches": ("searches",),
    "admin/upload-image": ("images",),
    "admin/uploads": ("images",),
    "admin/vehicles": ("vehicles",),
    "brands": ("public_vehicles",),
    "goes-with": ("public_products",),
    "manufacturers": ("public_manufacturers",),
    "models": ("public_vehicles",),
    "product-categories": ("public_categories",),
    "product-facets": ("public_products",),
    "product-subcategories": ("public_categories",),
    "products": ("public_products",),
    "search": ("search",),
}
"""Modules that wait for a request, by the first word of their addresses."""
