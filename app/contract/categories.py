"""Categories and subcategories: public views, and the owner's changes."""

from typing import Annotated

from app.contract.fields import Body, Id, Message, Moment, Query, View
from app.contract.rows import NewSlug, Place, RowName, RowSlug

Parent = Annotated[Id, Message("Category is required")]


class CategoryView(View):
    """A main category."""

    id: str
    name: str
    slug: str
    display_order: int
    created_at: Moment


class SubcategoryView(CategoryView):
    """A subcategory of one category."""

    category_id: str


class CountedSubcategoryView(SubcategoryView):
    """A subcategory and how many products lie on it."""

    product_count: int


class CountedCategoryView(CategoryView):
    """A category with its subcategories and its number of products.

    The number is of all its products.
    """

    product_count: int
    subcategories: list[CountedSubcategoryView]


class SubcategoriesQuery(Query):
    """Of which category; left out, of all."""

    category_id: str | None = None


class NewCategory(Body):
    """A category to add."""

    name: RowName
    slug: NewSlug = None
    display_order: Place = 0


class CategoryChange(Body):
    """Only what is sent changes; a new name carries the products along."""

    name: RowName = ""
    slug: RowSlug = ""
    display_order: Place = 0


class NewSubcategory(Body):
    """A subcategory to add to a category."""

    category_id: Parent
    name: RowName
    slug: NewSlug = None
    display_order: Place = 0


class SubcategoryChange(Body):
    """Only what is sent changes."""

    category_id: Parent = ""
    name: RowName = ""
    slug: RowSlug = ""
    display_order: Place = 0
