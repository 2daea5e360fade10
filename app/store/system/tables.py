"""Every table by name, so that one import makes the metadata whole."""

from app.store.base.images import Image
from app.store.base.opening import ClosedDay, Opening
from app.store.base.settings import Setting
from app.store.base.tax_rates import TaxRate
from app.store.base.users import AdminSession, User
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.demand import DemandMark
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.price_history import PriceStep
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.search_tables import Searched, SearchOutdated, SearchRow, SearchSynonym, SearchWord
from app.store.catalogue.stock_moves import StockCause, StockMove
from app.store.catalogue.stock_waits import StockWait
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry, EnquiryReply, EnquiryTemplate
from app.store.customers.mails import Mail
from app.store.database.base import Base
from app.store.sales.carts import Cart, CartItem, RemovedCarts
from app.store.sales.discounts import Discount
from app.store.sales.documents import Document, DocumentLogo
from app.store.sales.orders import Order, OrderEvent, OrderItem
from app.store.sales.payments import Payment, PaymentEvent, RefundItem
from app.store.sales.stock_counts import StockCount
from app.store.sales.till import CashEntry, ParkedSale, TillDay
from app.store.sales.withdrawals import Withdrawal
from app.store.system.deletions import Deletion
from app.store.website.analytics import DailyViews, DailyVisits, PageVisit, ProductPageView, Visitor, VisitorAddress
from app.store.website.gallery import GalleryItem
from app.store.website.policies import Policy
from app.store.workshop import option_sums
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import Job, JobEvent, JobLine, JobToken
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import Quote, QuoteAnswer, QuoteLine, QuoteToken
from app.store.workshop.service_prices import ServicePrice

__all__ = [
    "AdminSession",
    "Appointment",
    "Base",
    "Bay",
    "Brand",
    "Car",
    "CarEngine",
    "CarModel",
    "Cart",
    "CartItem",
    "CashEntry",
    "Category",
    "ClosedDay",
    "Contact",
    "ContactAddress",
    "DailyViews",
    "DailyVisits",
    "Deletion",
    "DemandMark",
    "Discount",
    "Document",
    "DocumentLogo",
    "Enquiry",
    "EnquiryReply",
    "EnquiryTemplate",
    "Fitment",
    "FitmentEngine",
    "GalleryItem",
    "Image",
    "Job",
    "JobEvent",
    "JobLine",
    "JobToken",
    "Mail",
    "Manufacturer",
    "Opening",
    "Order",
    "OrderEvent",
    "OrderItem",
    "PageVisit",
    "ParkedSale",
    "Payment",
    "PaymentEvent",
    "Photo",
    "Policy",
    "PriceStep",
    "Product",
    "ProductCode",
    "ProductDocument",
    "ProductImage",
    "ProductOption",
    "ProductPageView",
    "ProductSlug",
    "Quote",
    "QuoteAnswer",
    "QuoteLine",
    "QuoteToken",
    "RefundItem",
    "RelatedProduct",
    "RemovedCarts",
    "SearchOutdated",
    "SearchRow",
    "SearchSynonym",
    "SearchWord",
    "Searched",
    "ServicePrice",
    "Setting",
    "StockCause",
    "StockCount",
    "StockMove",
    "StockWait",
    "Subcategory",
    "TaxRate",
    "TillDay",
    "User",
    "Visitor",
    "VisitorAddress",
    "Withdrawal",
    "option_sums",
]  # fmt: skip

metadata = Base.metadata
