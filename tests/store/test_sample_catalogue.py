"""The sample catalogue obeys its rules. It is read as plain files, without any part of the application."""

import hashlib
import json
import re
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

SAMPLE = Path(__file__).resolve().parents[2] / "data" / "sample"
IMAGES = SAMPLE / "images"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PRICE = re.compile(r"(0|[1-9][0-9]*)\.[0-9]{2}")
YEARS = re.compile(r"(?:19|20)[0-9]{2}-(?:(?:19|20)[0-9]{2})?")
MAIN_CATEGORIES = {
    "Styling Parts": "styling-parts",
    "Car Accessories": "car-accessories",
    "Valeting and Cleaning Equipment": "valeting-cleaning-equipment",
}


def read_sample(name: str) -> list[dict[str, Any]]:
    return json.loads((SAMPLE / f"{name}.json").read_text(encoding="utf-8"))


CATEGORIES = read_sample("categories")
PICTURES: dict[str, dict[str, Any]] = json.loads((SAMPLE / "pictures.json").read_text(encoding="utf-8"))
BRANDS = read_sample("vehicles")
PRODUCTS = read_sample("products")
WORKSHOP = json.loads((SAMPLE / "workshop.json").read_text(encoding="utf-8"))
MODELS = {f"{brand['slug']}/{model['slug']}": model for brand in BRANDS for model in brand["models"]}
WITH_PARTS = {ref for ref, model in MODELS.items() if not model.get("noParts")}


def list_fits(product: dict[str, Any]) -> set[str]:
    return WITH_PARTS if product["fits"] == "all" else set(product["fits"])


def list_ends(entry: dict[str, Any]) -> set[str]:
    """Return the endings of a picture's files. The largest WebP is the picture itself, and so has no width in its
    name.
    """
    narrower = {f"-{width}.webp" for width in entry["widths"][:-1]}
    return {".webp", "-share.jpg", *narrower, *(f"-{width}.avif" for width in entry["widths"])}


def find_repeats(values: list[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def group_values(field: str) -> list[list[str]]:
    """Return the values of a field, one list for each group. The values within a group must differ."""
    return [[row[field] for row in rows] for rows in (CATEGORIES, BRANDS, PRODUCTS, *(b["models"] for b in BRANDS))]


def test_main_categories_come_first_and_none_is_empty():
    ordered = sorted(CATEGORIES, key=lambda category: category["displayOrder"])
    assert [(category["name"], category["slug"]) for category in ordered[:3]] == list(MAIN_CATEGORIES.items())
    sold = Counter(product["category"] for product in PRODUCTS)
    assert [category["name"] for category in ordered if not sold[category["name"]]] == []
    assert all(sold[name] >= 8 for name in MAIN_CATEGORIES)
    assert all(3 <= len(category["subcategories"]) <= 6 for category in ordered[:3])


def test_every_product_has_a_subcategory_of_its_own_category():
    subcategories = {category["name"]: {sub["slug"] for sub in category["subcategories"]} for category in CATEGORIES}
    for product in PRODUCTS:
        assert product["category"] in subcategories, product["slug"]
        assert product["subcategory"] is None or product["subcategory"] in subcategories[product["category"]], product[
            "slug"
        ]


def test_slugs_are_well_formed_and_unique():
    subs = [sub["slug"] for category in CATEGORIES for sub in category["subcategories"]]
    for slugs in [subs, *group_values("slug")]:
        assert find_repeats(slugs) == []
        assert [slug for slug in slugs if not SLUG.fullmatch(slug)] == []


def test_names_are_unique_and_not_too_long():
    for names in group_values("name"):
        assert find_repeats(names) == []
        assert [name for name in names if not 2 <= len(name) <= 200] == []


def test_brands_are_alphabetical_with_parts_and_models_tell_their_years():
    assert len(BRANDS) >= 12
    with_parts = {label.split("/")[0] for label in WITH_PARTS}
    assert [brand["slug"] for brand in BRANDS if brand["slug"] not in with_parts] == []
    ordered = sorted(BRANDS, key=lambda brand: brand["displayOrder"])
    assert [brand["name"] for brand in ordered] == sorted((brand["name"] for brand in BRANDS), key=str.casefold)
    assert len(MODELS) >= 80
    assert [ref for ref, model in MODELS.items() if not YEARS.fullmatch(model["year"])] == []


def test_every_fit_names_a_model_once_and_only_the_marked_models_have_none():
    for product in PRODUCTS:
        if product["fits"] != "all":
            assert find_repeats(product["fits"]) == [], product["slug"]
            assert set(product["fits"]) <= set(MODELS), product["slug"]
    assert set().union(*(list_fits(product) for product in PRODUCTS)) == WITH_PARTS < set(MODELS)


def test_half_of_the_models_have_more_than_the_universal_parts():
    special = set().union(*(list_fits(product) for product in PRODUCTS if product["fits"] != "all"))
    assert len(special) * 2 >= len(MODELS)


def test_prices_are_decimal_text_over_the_whole_range():
    assert [product["slug"] for product in PRODUCTS if not PRICE.fullmatch(product["price"])] == []
    prices = [Decimal(product["price"]) for product in PRODUCTS]
    assert (min(prices), max(prices)) == (Decimal("6.00"), Decimal("1900.00"))


def test_part_numbers_say_that_they_are_a_sample_and_the_own_brands_have_makers():
    numbers = [product["sku"] for product in PRODUCTS]
    assert find_repeats(numbers) == []
    assert [number for number in numbers if not number.startswith("DEMO-")] == []
    assert len({product["maker"] for product in PRODUCTS if product["maker"]}) >= 8


def test_stock_shows_every_state():
    stock = {product["inventory"] for product in PRODUCTS}
    assert all(type(count) is int for count in stock)
    assert (min(stock), max(stock), bool(stock & {1, 2, 3, 4})) == (0, 60, True)


def test_products_are_many_described_and_some_featured():
    assert len(PRODUCTS) >= 44
    assert [product["slug"] for product in PRODUCTS if not 10 <= len(product["description"]) <= 5000] == []
    assert {product["featured"] for product in PRODUCTS} == {0, 1}
    assert 6 <= sum(product["featured"] for product in PRODUCTS) <= 9


def test_every_picture_exists_and_none_lies_unused():
    for product in PRODUCTS:
        assert len(set(product["images"])) == len(product["images"]) in (1, 2, 3, 4), product["slug"]
    pairs = {work[side] for work in WORKSHOP["gallery"] for side in ("before", "after")}
    assert set(PICTURES) == pairs | {name for product in PRODUCTS for name in product["images"]}
    ends = {name: list_ends(entry) for name, entry in PICTURES.items()}
    sizes = {f"{Path(name).stem}{end}" for name in PICTURES for end in ends[name]}
    assert {path.name for path in IMAGES.iterdir()} == sizes


def test_every_product_opens_with_a_picture_of_its_own():
    first = [product["images"][0] for product in PRODUCTS]
    assert len(first) == 66
    assert find_repeats(first) == []


def test_the_sizes_were_made_from_the_pictures_that_lie_beside_them():
    for name, entry in PICTURES.items():
        assert hashlib.sha256((IMAGES / name).read_bytes()).hexdigest() == entry["source"], name
        assert entry["widths"] == [320, 640, entry["width"]], name


def test_what_a_text_says_is_beside_the_product_is_in_its_second_picture():
    shown = {product["slug"]: product["images"][1:] for product in PRODUCTS}
    assert shown["snow-foam-pre-wash-500-ml"] == ["product-shampoo.webp"]
    for tip in ("black-chrome-exhaust-tip-101-mm", "burnt-blue-exhaust-tip-101-mm"):
        assert shown[tip][0] == "product-exhaust-tip.webp"


def test_fourteen_products_have_further_views():
    views = [
        [name for name in product["images"][1:] if name.endswith(("-side.webp", "-detail.webp"))]
        for product in PRODUCTS
    ]
    assert sum(map(bool, views)) >= 14
    assert sum(len(product["images"]) > 2 for product in PRODUCTS) >= 14


def test_options_have_names_and_numbers_and_are_the_whole_stock():
    optional = [product for product in PRODUCTS if "options" in product]
    assert [len(product["options"]) for product in optional] == [3, 3]
    for product in optional:
        assert sum(each["inventory"] for each in product["options"]) == product["inventory"]
        assert [each["sku"] for each in product["options"]] == [f"{product['sku']}-{number}" for number in (1, 2, 3)]
        assert find_repeats([each["name"] for each in product["options"]]) == []


def test_one_product_is_on_sale_below_its_price():
    [offer] = [product for product in PRODUCTS if "sale" in product]
    assert 0 < Decimal(offer["sale"]["price"]) < Decimal(offer["price"])
    assert "options" not in offer


def test_a_part_can_be_ordered_beyond_its_stock_and_one_has_another_instead():
    assert [product["inventory"] for product in PRODUCTS if "leadDays" in product] == [6]
    slugs = {product["slug"] for product in PRODUCTS}
    for column in ("goesWith", "replaces"):
        chosen = {product["slug"]: product[column] for product in PRODUCTS if column in product}
        assert chosen
        assert all(set(others) <= slugs - {slug} for slug, others in chosen.items())


def test_every_document_is_a_small_pdf_and_none_lies_unused():
    named = {each["file"] for product in PRODUCTS for each in product.get("documents", ())}
    assert {path.name for path in (SAMPLE / "documents").glob("*.pdf")} == named
    for name in named:
        raw = (SAMPLE / "documents" / name).read_bytes()
        assert raw.startswith(b"%PDF-") and len(raw) < 40_000


def test_the_pictures_take_no_more_of_the_bundle_than_they_may():
    assert sum(path.stat().st_size for path in IMAGES.iterdir()) < 8 * 2**20
