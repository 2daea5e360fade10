"""Categories and subcategories, for the owner."""

from app.contract.base.fields import Done
from app.contract.catalogue.categories import (
    CategoryChange,
    CategoryView,
    CountedCategoryView,
    NewCategory,
    NewSubcategory,
    RemoveCategoryQuery,
    RemoveSubcategoryQuery,
    SubcategoryChange,
    SubcategoryView,
)
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.products import categories, moving, subcategories
from app.store.catalogue.categories import Category, Subcategory
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/admin/categories", answer=list[CountedCategoryView], admin=True)
def list_counted_categories() -> list[Category]:
    """All categories with their subcategories and how many products each has."""
    return categories.list_counted_categories(db.session())


CATEGORIES = OwnerCalls(__name__, "/api/admin/product-categories/{categoryId}", categories.CATEGORIES, CategoryView)
CATEGORIES.add("add_category", NewCategory, summary="Add a category.")
CATEGORIES.order(
    "order_categories", number_from_one(Category.display_order), summary="Show these categories in this order."
)
CATEGORIES.change(
    "change_category", CategoryChange, summary="Change a category; a new name carries its products along."
)


@call("DELETE", "/api/admin/product-categories/{categoryId}", query=RemoveCategoryQuery, answer=Done, admin=True)
def remove_category(category_id: str, query: RemoveCategoryQuery) -> Done:
    """Remove a category that is empty or has its products moved to another."""
    with write() as session:
        if query.move_to:
            deletion = moving.move_and_remove_category(session, category_id, query.move_to)
        else:
            deletion = categories.CATEGORIES.remove(session, category_id)
    offer_undo(deletion)
    return Done()


SUBCATEGORIES = OwnerCalls(
    __name__, "/api/admin/product-subcategories/{subcategoryId}", subcategories.SUBCATEGORIES, SubcategoryView
)
SUBCATEGORIES.add("add_subcategory", NewSubcategory, summary="Add a subcategory to a category.")
SUBCATEGORIES.order(
    "order_subcategories", number_from_one(Subcategory.display_order), summary="Show these subcategories in this order."
)
SUBCATEGORIES.change("change_subcategory", SubcategoryChange, summary="Change a subcategory.")


@call(
    "DELETE",
    "/api/admin/product-subcategories/{subcategoryId}",
    query=RemoveSubcategoryQuery,
    answer=Done,
    admin=True,
)
def remove_subcategory(subcategory_id: str, query: RemoveSubcategoryQuery) -> Done:
    """Remove a subcategory that no product names, or that has its products moved."""
    with write() as session:
        if query.move_to:
            deletion = moving.move_and_remove_subcategory(session, subcategory_id, query.move_to)
        else:
            deletion = subcategories.SUBCATEGORIES.remove(session, subcategory_id)
    offer_undo(deletion)
    return Done()
