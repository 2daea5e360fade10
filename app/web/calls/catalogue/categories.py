"""Categories and subcategories: the lists for everybody, the changes for the owner."""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.catalogue.categories import (
    CategoryChange,
    CategoryView,
    CountedCategoryView,
    ListedCategoryView,
    NewCategory,
    NewSubcategory,
    RemoveCategoryQuery,
    RemoveSubcategoryQuery,
    SubcategoriesQuery,
    SubcategoryChange,
    SubcategoryView,
)
from app.shop.base import rows
from app.shop.catalogue.catalogue import categories, moving, subcategories
from app.store.catalogue.products import Category, Subcategory
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/product-categories", answer=list[ListedCategoryView], cached=True)
def list_categories() -> list[Category]:
    """All categories in their display order, with pictures and counts."""
    return categories.list_shown_categories(db.session())


@call("GET", "/api/product-subcategories", query=SubcategoriesQuery, answer=list[SubcategoryView], cached=True)
def list_subcategories(query: SubcategoriesQuery) -> list[Subcategory]:
    """The subcategories of a category, or all."""
    return subcategories.list_subcategories(db.session(), query.category_id)


@call("GET", "/api/admin/categories", answer=list[CountedCategoryView], admin=True)
def list_counted_categories() -> list[Category]:
    """All categories with their subcategories and how many products each has."""
    return categories.list_counted_categories(db.session())


@call("POST", "/api/admin/product-categories", body=NewCategory, answer=CategoryView, status=201, admin=True)
def add_category(body: NewCategory) -> Category:
    """Add a category."""
    with write() as session:
        return categories.add_category(session, body.model_dump())


@call("POST", "/api/admin/product-categories/order", body=OrderBody, answer=Done, admin=True)
def order_categories(body: OrderBody) -> Done:
    """Show these categories in this order."""
    with write() as session:
        rows.put_in_order(session, Category, body.ids)
    return Done()


@call("PATCH", "/api/admin/product-categories/{categoryId}", body=CategoryChange, answer=CategoryView, admin=True)
def change_category(category_id: str, body: CategoryChange) -> Category:
    """Change a category; a new name carries its products along."""
    with write() as session:
        return categories.change_category(session, category_id, body.model_dump(exclude_unset=True))


@call("DELETE", "/api/admin/product-categories/{categoryId}", query=RemoveCategoryQuery, answer=Done, admin=True)
def remove_category(category_id: str, query: RemoveCategoryQuery) -> Done:
    """Remove a category that is empty or has its products moved to another."""
    with write() as session:
        if query.move_to:
            deletion = moving.move_and_remove_category(session, category_id, query.move_to)
        else:
            deletion = categories.remove_category(session, category_id)
    offer_undo(deletion)
    return Done()


@call("POST", "/api/admin/product-subcategories", body=NewSubcategory, answer=SubcategoryView, status=201, admin=True)
def add_subcategory(body: NewSubcategory) -> Subcategory:
    """Add a subcategory to a category."""
    with write() as session:
        return subcategories.add_subcategory(session, body.model_dump())


@call("POST", "/api/admin/product-subcategories/order", body=OrderBody, answer=Done, admin=True)
def order_subcategories(body: OrderBody) -> Done:
    """Show these subcategories in this order."""
    with write() as session:
        rows.put_in_order(session, Subcategory, body.ids)
    return Done()


@call(
    "PATCH",
    "/api/admin/product-subcategories/{subcategoryId}",
    body=SubcategoryChange,
    answer=SubcategoryView,
    admin=True,
)
def change_subcategory(subcategory_id: str, body: SubcategoryChange) -> Subcategory:
    """Change a subcategory."""
    with write() as session:
        return subcategories.change_subcategory(session, subcategory_id, body.model_dump(exclude_unset=True))


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
            deletion = subcategories.remove_subcategory(session, subcategory_id)
    offer_undo(deletion)
    return Done()
