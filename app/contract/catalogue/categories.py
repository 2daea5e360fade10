"""Categories and subcategories: public views, and the owner's changes."""

from typing import Annotated, Literal

from app.contract.base.fields import Body, Id, Message, Moment, OptionalText, Query, View
from app.contract.base.pictures import ImageView
from app.contract.base.rows import NewSlug, Place, RowName, RowSlug

Parent = Annotated[Id, Message("Category is required")]


class _RowView(View):
    """A row of the category lists."""

    id: str
    name: str
    slug: str
    display_order: int
    created_at: Moment


class CategoryView(_RowView):
    """A main category; `imageUrl` is the picture that its owner chose."""

    image_url: str | None


class ListedCategoryView(CategoryView):
    """A category as visitors see it, with its number of products. `image` is the chosen picture with its sizes, or else
    that of its first product; it is null where there is none.
    """

    product_count: int
    image: ImageView | None


class SubcategoryView(_RowView):
    """A subcategory of one category."""

    category_id: str


class CountedSubcategoryView(SubcategoryView):
    """A subcategory and how many products lie on it."""

    product_count: int


class CountedCategoryView(CategoryView):
    """A category with its subcategories and the number of all its products."""

    product_count: int
    subcategories: list[CountedSubcategoryView]


class SubcategoriesQuery(Query):
    """Of which category; left out, of all."""

    category_id: str | None = None


class RemoveCategoryQuery(Query):
    """The category to which the products move before their own is removed. If it is left out, only an empty category is
    removed.
    """

    move_to: Annotated[Id | None, Message("Choose the category to move the products to")] = None


class RemoveSubcategoryQuery(Query):
    """The subcategory of the same category to which the products move before their own is removed. "none" leaves them
    in the category only; if it is left out, only an unused subcategory is removed.
    """

    move_to: Annotated[Literal["none"] | Id | None, Message("Choose the subcategory to move the products to")] = None


class NewCategory(Body):
    """A category to add."""

    name: RowName
    slug: NewSlug = None
    display_order: Place = 0


class CategoryChange(NewCategory):
    """A change of a category. Only the fields that are sent change; with a new name the products move along. `imageUrl`
    takes the URL of an upload, or null.
    """

    name: RowName = ""
    slug: RowSlug = ""
    image_url: OptionalText = None


class NewSubcategory(Body):
    """A subcategory to add to a category."""

    category_id: Parent
    name: RowName
    slug: NewSlug = None
    display_order: Place = 0


class SubcategoryChange(NewSubcategory):
    """Only what is sent changes."""

    category_id: Parent = ""
    name: RowName = ""
    slug: RowSlug = ""
