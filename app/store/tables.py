"""Every table by name, so that one import makes the metadata whole."""

from app.store.agreed_pieces import AgreedChange
from app.store.analytics import DailyViews, DailyVisits, PageVisit, ProductView, Visitor, VisitorAddress
from app.store.base import Base
from app.store.calendar import Appointment, Bay, ClosedDay, Opening
from app.store.carts import Cart, CartItem, RemovedCarts
from app.store.catalogue import Category, Image, Product, ProductSlug, Subcategory
from app.store.contacts import Car, Contact, ContactAddress
from app.store.deletions import Deletion
from app.store.demand import DemandMark
from app.store.documents import Document, DocumentLogo
from app.store.enquiries import Enquiry, EnquiryReply, EnquiryTemplate
from app.store.gallery import GalleryItem
from app.store.jobs import Job, JobEvent, JobLine, JobToken
from app.store.mails import Mail
from app.store.manufacturers import Manufacturer
from app.store.orders import Order, OrderEvent, OrderItem
from app.store.payments import Payment, PaymentEvent, RefundItem
from app.store.photos import Photo
from app.store.policies import Policy
from app.store.product_codes import ProductCode
from app.store.quotes import Quote, QuoteAnswer, QuoteLine, QuoteToken
from app.store.search_tables import Searched, SearchOutdated, SearchRow, SearchSynonym, SearchWord
from app.store.service_prices import ServicePrice
from app.store.settings import Setting
from app.store.stock_moves import StockCause, StockMove
from app.store.tax_rates import TaxRate
from app.store.users import AdminSession, User
from app.store.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine
from app.store.withdrawals import Withdrawal

__all__ = [
    "AdminSession",
    "AgreedChange",
    "Appointment",
    "Base",
    "Bay",
    "Brand",
    "Car",
    "CarEngine",
    "CarModel",
    "Cart",
    "CartItem",
    "Category",
    "ClosedDay",
    "Contact",
    "ContactAddress",
    "DailyViews",
    "DailyVisits",
    "Deletion",
    "DemandMark",
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
    "Payment",
    "PaymentEvent",
    "Photo",
    "Policy",
    "Product",
    "ProductCode",
    "ProductSlug",
    "ProductView",
    "Quote",
    "QuoteAnswer",
    "QuoteLine",
    "QuoteToken",
    "RefundItem",
    "RemovedCarts",
    "SearchOutdated",
    "SearchRow",
    "SearchSynonym",
    "SearchWord",
    "Searched",
    "ServicePrice",
    "Setting",
    "StockCause",
    "StockMove",
    "Subcategory",
    "TaxRate",
    "User",
    "Visitor",
    "VisitorAddress",
    "Withdrawal",
]  # fmt: skip

metadata = Base.metadata
