"""The objects that a line of an import may name. They are read once, so that two thousand lines do not cause two
thousand queries.
"""

from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.system.spreadsheets import product_details
from app.shop.system.spreadsheets.fitment_names import FitmentNames, can_be_added, read_fitment_names
from app.shop.system.spreadsheets.model_labels import explain_unknown, label_models
from app.shop.system.spreadsheets.new_names import NewNames
from app.store.base.images import Image
from app.store.base.tax_rates import Rate, read_rates
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import new_id

MOST_PARTS = 8
"""Into how many parts the semicolons within one name may cut it."""


@dataclass(frozen=True)
class Names:
    """The shop's products by slug, with the names that an import may use."""

    products: dict[str, Product]
    categories: dict[str, str]
    subcategories: dict[str, list[Subcategory]]
    uploads: set[str]
    models: dict[str, str]
    fits: dict[str, set[str]]
    makers: dict[str, str]
    skus: dict[str, Product]
    options: dict[str, list[ProductOption]]
    option_skus: dict[str, ProductOption]
    codes: dict[str, set[product_details.Code]]
    more_images: dict[str, list[str]]
    related: dict[tuple[str, str], list[str]]
    documents: dict[str, list[ProductDocument]]
    rates: tuple[Rate, ...]
    vehicles: FitmentNames
    add_missing: bool = False

    @property
    def new(self) -> NewNames:
        """The names that are added, and those that could be."""
        return self.vehicles.new

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
        self.categories[name] = self.new.categories[name] = new_id()
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
        self.makers[name] = self.makers[name.lower()] = self.new.manufacturers[name] = new_id()
        return self.makers[name]

    def _miss(self, name: str | None) -> None:
        if name:
            self.new.missing[name] = None

    def find_rate(self, text: str) -> Rate | None:
        """Return the tax rate of a name, or of a value."""
        wanted = text.casefold(), text.removesuffix("%").strip()
        named = (rate for rate in self.rates if rate.name.casefold() == wanted[0])
        return next(named, None) or next((rate for rate in self.rates if rate.rate == wanted[1]), None)

    def name_manufacturer(self, manufacturer_id: str) -> str:
        """Return a manufacturer's name as the shop writes it."""
        return next((name for name, each in [*self.makers.items()][::-1] if each == manufacturer_id), manufacturer_id)

    def name_rate(self, rate_id: str) -> str:
        """Return a tax rate's name."""
        return next((rate.name for rate in self.rates if rate.id == rate_id), rate_id)

    def name_subcategory(self, subcategory_id: str) -> str:
        """Return a subcategory's name."""
        rows = (each for listed in self.subcategories.values() for each in listed)
        return next((each.name for each in rows if each.id == subcategory_id), subcategory_id)

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
        return explain_unknown(label, self._find_alike(label))

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
    makers = {maker.name: maker.id for maker in session.scalars(select(Manufacturer))}
    products, options = list(session.scalars(select(Product))), product_details.read_options(session)
    return Names(
        products={product.slug: product for product in products},
        categories={category.name: category.id for category in session.scalars(select(Category))},
        subcategories=subcategories,
        uploads=set(session.scalars(select(Image.url).where(Image.listed == 1))),
        models={"/".join(names): model_id for model_id, names in label_models(session).items()},
        fits=product_details.read_fits(session),
        makers={name.lower(): each for name, each in makers.items()} | makers,
        skus={product.sku_folded: product for product in products if product.sku_folded},
        options=options,
        option_skus={each.sku_folded: each for rows in options.values() for each in rows if each.sku_folded},
        codes=product_details.read_codes(session),
        more_images=product_details.read_more_images(session),
        related=product_details.read_related(session),
        documents=product_details.read_documents(session),
        rates=read_rates(session),
        vehicles=read_fitment_names(session),
        add_missing=add_missing,
    )
