"""Categories and subcategories as visitors see them."""

from app.contract.catalogue.categories import ListedCategoryView, SubcategoriesQuery, SubcategoryView
from app.shop.catalogue.products import shown_categories
from app.store.catalogue.categories import Category, Subcategory
from app.store.database.base import db
from app.web.api.call import call


@call("GET", "/api/product-categories", answer=list[ListedCategoryView], cached=True)
def list_categories() -> list[Category]:
    """All categories in their display order, with pictures and counts."""
    return shown_categories.list_shown_categories(db.session())


@call("GET", "/api/product-subcategories", query=SubcategoriesQuery, answer=list[SubcategoryView], cached=True)
def list_subcategories(query: SubcategoriesQuery) -> list[Subcategory]:
    """The subcategories of a category, or all."""
    return shown_categories.list_subcategories(db.session(), query.category_id)
