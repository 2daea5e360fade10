"""Requests timed in a small shop and in a large one."""

SOLD = "a0000000-0000-4000-8000-000000000007"
"""The product that is ordered."""
_MODEL = "d0000000-0000-4000-8000-000000000007"
FRESH = {
    "list of 24": "/api/products?limit=24",
    "category of 24": "/api/products?category=category-3&limit=24",
    "product": "/api/products/part-7",
    "a model's parts": f"/api/models/{_MODEL}/products",
    "search for one part": "/api/products?search=part+42+series&limit=24",
    "search for a vehicle's": "/api/products?search=brand+7+2016+part+42&limit=24",
    "search misspelt": "/api/products?search=seires+42&limit=24",
    "results with facets": "/api/search?q=part+42+series",
    "results for a vehicle's": "/api/search?q=brand+7+2016+part+42",
    "results misspelt": "/api/search?q=seires+42",
    "results: every part": "/api/search?q=part",
    "results: every part, a vehicle": f"/api/search?q=part&modelId={_MODEL}",
    "results: every part, filtered": "/api/search?q=part&category=category-3&inStock=1&sort=price",
    "suggest: two letters": "/api/search/suggest?q=pa",
    "suggest: two words": "/api/search/suggest?q=part+42",
    "suggest: a brand": "/api/search/suggest?q=brand+7",
}
"""What a customer asks for right after an order; more than 2,000 hits have the catalogue's order."""
STORED = {"list of 24": "/api/products?limit=24", "suggest: two words": "/api/search/suggest?q=part+42"}
OWNER = {
    "order desk": "/api/admin/orders",
    "order desk, page 40": "/api/admin/orders?page=40",
    "orders searched": "/api/admin/orders?search=customer+77",
    "all products listed": "/api/admin/products",
    "products, the screen's first": "/api/admin/products?limit=100&offset=0",
    "products, far down by name": "/api/admin/products?limit=100&offset=20000&sort=name",
    "products searched": "/api/admin/products?limit=100&offset=0&search=part+42",
    "all products selected": "/api/admin/products/names",
    "statistics of 30 days": "/api/admin/analytics/stats?days=30",
    "statistics of 90 days": "/api/admin/analytics/stats?days=90",
}
