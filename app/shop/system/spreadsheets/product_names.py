"""The objects that a line of an import may name. They are read once, so that two thousand lines do not cause two
thousand queries.
"""

from collections import defaultdict
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.system.spreadsheets.fitment_names import FitmentNames, can_be_added, read_fitment_names
from app.shop.system.spreadsheets.product_csv import model_labels
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.products import Category, Image, Product, Subcategory
from app.store.catalogue.tax_rates import Rate, read_rates
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import new_id

Code = tuple[str, str]
"""Kind and number."""
MOST_PARTS = 8
"""Into how many parts the semicolons within one name may cut it."""


@dataclass(frozen=True)
class Names:
    """The shop's products by slug, with the names that an import may use. `vehicles` contains the models that are
    added, and `missing` the names that could be added.
    """

    products: dict[str, Product]
    categories: dict[str, str]
    subcategories: dict[str, list[Subcategory]]
    uploads: set[str]
    models: dict[str, str]
    fits: dict[str, set[str]]
    makers: dict[str, str]
    skus: dict[str, Product]
    codes: dict[str, set[Code]]
    rates: tuple[Rate, ...]
    vehicles: FitmentNames
    add_missing: bool = False
    new_categories: dict[str, str] = field(default_factory=dict)
    new_makers: dict[str, str] = field(default_factory=dict)
    missing: dict[str, None] = field(default_factory=dict)

    def find_category(self, name: str) -> str | None:
        """Return the category's name as the shop writes it, found in any case of letters. A missing category is added
        if that is wanted.
        """
        if name in self.categories:
            return name
        same = next((each for each in self.categories if each.casefold() == name.casefold()), None)
        if same or not self.add_missing:
            self._miss(None if same else name)
            return same
        self.categories[name] = self.new_categories[name] = new_id()
        return name

    def find_subcategory(self, category: str, text: str) -> str | None:
        """The id of the category's subcategory of this name, slug or id."""
        for subcategory in self.subcategories[self.categories[category]]:
            if text in {subcategory.name, subcategory.slug, subcategory.id}:
                return subcategory.id
        return None

    def has_subcategory(self, category: str, subcategory_id: str | None) -> bool:
        """Return whether the subcategory belongs to the category."""
        return any(subcategory.id == subcategory_id for subcategory in self.subcategories[self.categories[category]])

    def find_manufacturer(self, name: str) -> str | None:
        """Return the id of the manufacturer with this name, found in any case of letters. A missing manufacturer is
        added if that is wanted.
        """
        found = self.makers.get(name) or self.makers.get(name.lower())
        if found or not self.add_missing:
            self._miss(None if found else name)
            return found
        self.makers[name] = self.makers[name.lower()] = self.new_makers[name] = new_id()
        return self.makers[name]

    def _miss(self, name: str | None) -> None:
        if name:
            self.missing[name] = None

    def find_rate(self, text: str) -> Rate | None:
        """Return the tax rate of a name, or of a value."""
        wanted = text.casefold(), text.removesuffix("%").strip()
        named = (rate for rate in self.rates if rate.name.casefold() == wanted[0])
        return next(named, None) or next((rate for rate in self.rates if rate.rate == wanted[1]), None)

    def label(self, column: str, value: str) -> str:
        """Return a value, or the name of the object if the value is an id."""
        if column == "manufacturer":
            return next((name for name, each in [*self.makers.items()][::-1] if each == value), value)
        if column == "taxRate":
            return next((rate.name for rate in self.rates if rate.id == value), value)
        if column == "subcategoryId":
            rows = (each for listed in self.subcategories.values() for each in listed)
            return next((each.name for each in rows if each.id == value), value)
        return value

    def find_models(self, text: str) -> tuple[set[str], list[str]]:
        """Return the ids of the models in "Brand/Model;Brand/Model", and the labels that name no model. A name may
        itself contain a semicolon, so the longest known label is used.
        """
        found: set[str] = set()
        unknown: list[str] = []
        parts = text.split(";")
        while parts:
            label, length = self._next_label(parts)
            model = self.models.get(label) or self._add_model(label)
            if model:
                found.add(model)
            elif label:
                unknown.append(label)
            del parts[:length]
        return found, unknown

    def _add_model(self, label: str) -> str | None:
        """Return the id of a model, which is added if that is wanted. Returns None when it is not wanted, or when the
        name may mean existing models.
        """
        brand, name = self._split_brand(label)
        same = self.vehicles.models.get((brand.casefold(), name.casefold()))
        if same:
            return same.id
        if self._find_alike(label) or not can_be_added(brand, name):
            return None
        if not self.add_missing:
            self._miss(label)
            return None
        added = self.vehicles.add_model(brand, name)
        return None if isinstance(added, str) else self.models.setdefault(label, added.id)

    def _split_brand(self, label: str) -> tuple[str, str]:
        """Return brand and model; the brand may itself have a slash."""
        known = (brand for brand in self.vehicles.brands.values() if label.startswith(f"{brand}/"))
        brand = max(known, key=len, default=label.partition("/")[0])
        return brand.strip(), label[len(brand) + 1 :].strip()

    def _find_alike(self, label: str) -> list[str]:
        return sorted(each for each in self.models if each.startswith(f"{label} ("))

    def explain_unknown(self, label: str) -> str:
        """Return why a label names no model, or more than one."""
        if alike := self._find_alike(label):
            return f"{label} may be {' or '.join(alike)}: please write which"
        return f"There is no model named {label}"

    def _next_label(self, parts: list[str]) -> tuple[str, int]:
        """Return the longest known label at the start, or else the first part, with its length. The length is the
        number of parts that the label consists of.
        """
        for length in range(min(len(parts), MOST_PARTS), 1, -1):
            label = ";".join(parts[:length]).strip()
            if label in self.models:
                return label, length
        return parts[0].strip(), 1


def read_names(session: Session, *, add_missing: bool = False) -> Names:
    """The shop as it is now."""
    subcategories: defaultdict[str, list[Subcategory]] = defaultdict(list)
    for subcategory in session.scalars(select(Subcategory)):
        subcategories[subcategory.category_id].append(subcategory)
    fits: defaultdict[str, set[str]] = defaultdict(set)
    for product_id, model_id in session.execute(select(Fitment.product_id, Fitment.model_id)):
        fits[product_id].add(model_id)
    codes: defaultdict[str, set[Code]] = defaultdict(set)
    for row in session.scalars(select(ProductCode)):
        codes[row.product_id].add((row.kind, row.code))
    makers = {maker.name: maker.id for maker in session.scalars(select(Manufacturer))}
    products = list(session.scalars(select(Product)))
    return Names(
        products={product.slug: product for product in products},
        categories={category.name: category.id for category in session.scalars(select(Category))},
        subcategories=subcategories,
        uploads=set(session.scalars(select(Image.url).where(Image.listed == 1))),
        models={label: model_id for model_id, label in model_labels(session).items()},
        fits=fits,
        makers={name.lower(): each for name, each in makers.items()} | makers,
        skus={product.sku_folded: product for product in products if product.sku_folded},
        codes=codes,
        rates=read_rates(session),
        vehicles=read_fitment_names(session),
        add_missing=add_missing,
    )
