"""Every call that changes something: one change by each that visitors see, and why they see nothing of the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from app.store.database.base import now
from tests.web.workshop.jobs.work import POLISH

PICTURE = object()
"""Means a picture that is sent as a file."""
TOMORROW = (now() + timedelta(days=1)).date().isoformat()
PART = {"kind": "part", "productId": "$productId", "text": "Boost Gauge", "quantity": "2", "unitPrice": "49.99"}
PERSON = {"customerName": "Aoife Byrne", "customerEmail": "aoife@example.ie", "customerPhone": "056 123 4567"}
STATEMENT = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": "$number"}
ORDER = PERSON | {"deliveryMethod": "collection", "items": [{"productId": "$productId", "quantity": 2}]}


@dataclass(frozen=True)
class Change:
    """A change by the call of a name, or a look of the owner before it.

    `$productId` in its body, and `{productId}` in the call's path, is what the shop or an earlier answer put under that
    name. `finds` says what this answer puts there: a name, and where in the answer its value is. Visitors see nothing
    of a `quiet` change; it only makes the next one possible.
    """

    call: str
    body: Any = None
    finds: Mapping[str, str] = field(default_factory=dict)
    quiet: bool = False


def quietly(call: str, body: Any = None, **finds: str) -> Change:
    """A change that visitors see nothing of."""
    return Change(call, body, finds, quiet=True)


LOOK_AT_JOB = quietly("read_admin_job", updatedAt="updatedAt", lineId="lines.0.id")
LOOK_AT_ORDER = quietly("read_admin_order", updatedAt="updatedAt")
LOOK_AT_QUOTE = quietly("read_admin_quote", updatedAt="updatedAt")
SOLD = {"productId": "$otherId"}
COUNTER = {
    "id": "00000000-0000-4000-8000-0000000000a1", "lines": [SOLD], "total": "$total",
    "payments": [{"method": "cash", "amount": "$total"}],
}  # fmt: skip
PLACED = Change(
    "add_order", ORDER, {"orderId": "order.id", "itemId": "order.items.0.id", "number": "order.orderNumber"}
)
BOOKED = Change("add_job", {"contactId": "$contactId", "carId": "$carId", "lines": [PART]}, {"jobId": "id"})
OFFERED = (
    quietly("add_quote", {"contactId": "$contactId", "lines": [PART, POLISH]}, quoteId="id", version="version",
            first="lines.0.id", second="lines.1.id"),
    quietly("send_admin_quote", {"by": "link"}, token="url"),
)  # fmt: skip
ACCEPTED = (
    *OFFERED,
    Change("answer_quote", {"version": "$version", "name": "Aoife Byrne", "accept": ["$first", "$second"]}),
    LOOK_AT_QUOTE,
)


def taken_to(call: str, *statuses: str) -> list[Change]:
    """Steps of an order or a job."""
    return [quietly(call, {"status": each}) for each in statuses]


OUTDATING: dict[str, list[Change]] = {
    "vehicles": [
        Change("add_brand", {"name": "Seat"}),
        Change("order_brands", {"ids": ["$otherBrandId", "$brandId"]}),
        Change("change_brand", {"name": "VW"}),
        Change("add_model", {"brandId": "$brandId", "name": "Polo"}),
        Change("add_models", {"text": "Passat"}),
        Change("order_models", {"ids": ["$otherModelId", "$modelId"]}),
        Change("change_model", {"name": "Golf Mk7"}),
        Change("add_engines", {"text": "2.0 TDI"}),
        Change("add_engine", {"modelId": "$modelId", "name": "1.6 TDI"}, {"otherEngineId": "id"}),
        Change("add_engine", {"modelId": "$modelId", "name": "1.4 TSI"}, {"engineId": "id"}),
        Change("order_engines", {"ids": ["$otherEngineId", "$engineId"]}),
        Change("change_engine", {"name": "1.4 TSI ACT"}),
        Change("remove_engine"),
        Change("write_fitment", {"fits": "listed", "rows": [{"modelId": "$modelId", "yearFrom": 2014}]}),
        Change("fit_models", {"modelIds": []}),
        Change("copy_fitment", {"fromProductId": "$otherId", "toIds": ["$productId"]}),
        Change("import_fitment", {"file": "product,brand,model\ngauge,VW,Passat\n"}),
        Change("add_starter", {"slugs": ["audi"]}),
        Change("add_model", {"brandId": "$otherBrandId", "name": "One"}, {"modelId": "id"}),
        Change("remove_model"),
        Change("add_brand", {"name": "Lada"}, {"brandId": "id"}),
        Change("remove_brand"),
    ],
    "the catalogue": [
        Change("add_category", {"name": "Mats"}),
        Change("order_categories", {"ids": ["$otherCategoryId", "$categoryId"]}),
        Change("change_category", {"name": "Accessories"}),
        Change("add_subcategory", {"categoryId": "$categoryId", "name": "Dials"}),
        Change("order_subcategories", {"ids": ["$otherSubcategoryId", "$subcategoryId"]}),
        Change("change_subcategory", {"name": "Pods"}),
        Change("remove_subcategory"),
        Change("change_manufacturer", {"euContact": "Bosch, Kilkenny"}),
        Change("write_codes", {"codes": [{"kind": "oem", "code": "06A 115 561 B"}]}),
        Change("write_options", {"options": [{"name": "Red", "inventory": 2}]}),
        Change("give_image", {"image": PICTURE}),
        Change("take_image"),
        Change("give_image2", {"image": PICTURE}),
        Change("take_image2"),
        Change("add_images", {"image": PICTURE}),
        Change("write_images", {"images": []}),
        Change("add_product_document", {"document": "%PDF-1.7"}, {"documentId": "documents.0.id"}),
        Change("write_product_documents", {"documents": [{"id": "$documentId", "name": "Fitting guide"}]}),
        Change("add_product", {"name": "Boost Pod", "slug": "pod", "description": "Holds a gauge in its place.",
                               "price": "19.99", "category": "Accessories"}),
        Change("duplicate_product", None, {"copyId": "product.id"}),
        Change("write_related_parts", {"goesWith": [], "replaces": ["$copyId"]}),
        Change("remove_products", {"ids": ["$copyId"]}),
        Change("remove_product"),
        Change("restore_deleted"),
        Change("add_category", {"name": "Lamps"}, {"categoryId": "id"}),
        Change("remove_category"),
    ],
    "prices, stock and words": [
        Change("change_product", {"price": "45.00"}),
        Change("change_products", {"ids": ["$productId"], "updates": {"featured": 1}}),
        Change("change_many_prices", {"ids": ["$productId"], "by": "percent", "value": "10"}),
        Change("put_on_sale", {"ids": ["$productId"], "by": "price", "value": "1", "saleTo": "2090-01-01T00:00:00Z"}),
        Change("add_synonym", {"word": "skid guard", "means": "boost gauge"}, {"synonymId": "id"}),
        Change("change_synonym", {"word": "sump cover"}),
        Change("change_synonym", {"word": "skid guard"}),
        Change("remove_synonym"),
        Change("add_tax_rate", {"name": "Reduced", "rate": "13.5", "isDefault": True}, {"rateId": "id"}),
        Change("change_tax_rate", {"rate": "9"}),
    ],
    "the website": [
        Change("change_settings", {"businessName": "Byrne Motors"}),
        Change("change_look", {"heroTitle": "Chrome and thunder"}),
        Change("add_gallery_item", {"title": "Polo", "afterImage": "$imageUrl"}, {"otherItemId": "id"}),
        Change("add_gallery_item", {"title": "Golf R", "afterImage": "$imageUrl"}, {"itemId": "id"}),
        Change("order_gallery_items", {"ids": ["$itemId", "$otherItemId"]}),
        Change("change_gallery_item", {"title": "Golf GTI"}),
        Change("remove_gallery_item"),
        Change("give_notice", {"image": PICTURE}),
        Change("link_notice", {"link": "https://example.ie/guarantee"}),
        Change("take_notice"),
        Change("add_policy", {"kind": "terms", "title": "Terms", "body": "## 1"}, {"policyId": "id"}),
        Change("delete_policy"),
        Change("set_opening", {"spans": [{"weekday": 1, "opens": "09:00", "closes": "12:00"}]}),
        Change("close_days", {"day": TOMORROW}, {"day": "0.day"}),
        Change("open_day"),
        quietly("make_backup", name="name"),
        Change("change_settings", {"businessName": "Murphy Motors"}),
        Change("restore_backup"),
    ],
}  # fmt: skip
"""Changes that follow each other in one shop, each of which outdates everything that visitors read."""
SYNONYM = "skid guard"
SEEN = {
    "vehicles": ("list_brands", "list_models", "list_fitting_models"),
    "the catalogue": ("list_categories", "list_subcategories", "read_manufacturer", "read_product", "list_products",
                      "list_products_instead", "suggest_parts"),
    "prices, stock and words": ("list_products", "read_public_settings", SYNONYM),
    "the website": ("read_public_settings", "list_shown_items"),
}  # fmt: skip
"""The calls in whose answers visitors see at least one of the changes each time."""
SALES = [
    # Stock of a file.
    Change("import_products", {"file": "slug,inventory\ngauge,50\n"}),
    # A cart.
    Change("add_cart_item", {"productId": "$otherId", "quantity": 2}, {"itemId": "id"}),
    Change("change_cart_item", {"quantity": 1}),
    quietly("add_discount", {"code": "SPRING10", "value": "10"}, discountId="id"),
    Change("give_discount_code", {"code": "spring10"}),
    Change("change_discount", {"value": "20"}),
    Change("remove_discount_code"),
    Change("give_discount_code", {"code": "spring10"}),
    Change("remove_discount"),
    quietly("remove_discount_code"),
    Change("remove_cart_item"),
    Change("confirm_checkout", PERSON | {"cartId": "$cartId", "shippingAddress": "12 Castle Road, Kilkenny"}),
    # An order.
    PLACED,
    Change("change_order", {"items": [{"itemId": "$itemId", "quantity": 1}]}),
    *taken_to("change_order", "confirmed", "ready", "completed"),
    Change("say_it_fitted", {"modelId": "$modelId"}),
    LOOK_AT_ORDER,
    Change("return_items", {"items": [{"itemId": "$itemId", "quantity": 1}], "updatedAt": "$updatedAt"}),
    # A cancelled order.
    PLACED,
    quietly("record_payment", {"amount": "20.00", "method": "cash"}),
    Change("change_order", {"status": "cancelled"}),
    Change("take_up_order"),
    # A sale over the counter.
    quietly("open_till_day", {"opening": "100.00", "understood": True}, dayId="id"),
    quietly("preview_sale", {"lines": [SOLD]}, total="total"),
    Change("make_sale", COUNTER, {"orderId": "order.id"}),
    Change("undo_last_sale"),
    Change("make_sale", COUNTER | {"id": "00000000-0000-4000-8000-0000000000a2"},
           {"orderId": "order.id", "itemId": "order.items.0.id", "updatedAt": "order.updatedAt"}),
    Change("take_pieces_back", {
        "items": [{"itemId": "$itemId", "quantity": 1}], "method": "cash", "updatedAt": "$updatedAt"}),
    quietly("add_cash_entry", {
        "id": "00000000-0000-4000-8000-0000000000a3", "kind": "cash_in", "amount": "1.00", "reason": "Coins"}),
    quietly("park_a_sale", {"id": "00000000-0000-4000-8000-0000000000a4", "lines": [SOLD]}, saleId="id"),
    quietly("drop_parked_sale"),
    quietly("close_till_day", {"counted": "100.00"}),
    # A stock-take.
    quietly("count_part", {"productId": "$otherId", "counted": 7}),
    quietly("forget_counts"),
    quietly("count_part", {"productId": "$otherId", "counted": 7}),
    Change("book_counts"),
    # A withdrawal.
    PLACED,
    quietly("withdraw", STATEMENT),
    quietly("list_withdrawals", withdrawalId="0.id"),
    Change("change_withdrawal", {"status": "accepted"}),
    # A quote that is changed.
    *ACCEPTED, Change("change_quote", {"intro": "Another", "updatedAt": "$updatedAt"}),
    # A quote that is declined.
    *ACCEPTED, Change("decline_admin_quote"),
    # A quote that becomes a job.
    *OFFERED, Change("add_job_of_quote", {"force": True}),
    # A job.
    BOOKED,
    LOOK_AT_JOB,
    Change("change_job", {"lines": [PART | {"id": "$lineId", "quantity": "1"}], "updatedAt": "$updatedAt"}),
    *taken_to("change_job_status", "arrived"),
    quietly("fit_job_line"),
    *taken_to("change_job_status", "in_work", "ready", "collected"),
    Change("say_job_part_fitted", {"modelId": "$otherModelId"}),
    Change("take_job_line_back"),
    # A job that is cancelled.
    BOOKED, Change("change_job_status", {"status": "cancelled"}),
    # A job that is deleted.
    BOOKED, Change("remove_job"),
    # Extra work.
    BOOKED,
    quietly("propose_extra_work", {"by": "link", "lines": [PART]}, token="url"),
    quietly("read_admin_job", lineId="lines.1.id"),
    Change("answer_line", {"approve": True, "name": "Aoife Byrne"}),
    Change("undo_line_answer"),
    # A job's work.
    BOOKED,
    quietly("add_job_photo", {"image": PICTURE}, photoId="id"),
    Change("add_job_work", {"title": "Golf R", "afterPhoto": "$photoId", "customerAgreed": True}),
]  # fmt: skip
"""Changes of stock and of carts, which outdate only the answers that show them."""
REASONS: dict[str, tuple[str, ...]] = {
    "it calculates or looks something up, and writes nothing": (
        "preview_models", "preview_order", "preview_policy", "draft_look", "total_quote", "total_chosen_lines",
        "look_up_order", "find_person", "export_person", "check_for_update", "check_online", "open_data_folder",
        "make_labels",
    ),
    "it writes a row that visitors see once a product or a page names it, which is a change of its own": (
        "upload_image", "upload_logo", "add_manufacturer", "order_manufacturers",
    ),
    "it counts a piece and changes no stock": ("scan_piece",),
    "it removes only what no product or page names": (
        "remove_upload", "remove_manufacturer", "remove_tax_rate", "forget_deleted", "delete_backup",
    ),
    "it changes an order or its money, and no stock": (
        "confirm_orders", "pay_order", "note_return", "take_message", "add_document", "record_refund",
    ),
    "it changes a job or its money, and no part that is promised": (
        "send_job_link", "tell_job_customer", "note_seen_answers", "pay_job", "note_job_return", "record_job_payment",
        "record_job_refund", "add_job_document", "copy_enquiry_photo", "order_job_photos", "change_job_photo",
        "remove_job_photo", "blur_job_photo", "ask_about_customer_job", "open_drop", "end_drop",
    ),
    "it changes a quote that has promised nothing": (
        "remove_quote", "withdraw_admin_quote", "duplicate_admin_quote", "ask_about_quote",
    ),
    "only the owner reads of customers, enquiries and mails": (
        "change_enquiry", "delete_enquiry", "write_enquiry_reply", "take_back_enquiry_reply", "add_enquiry_template",
        "change_enquiry_template", "remove_enquiry_template", "add_contact", "take_contact_over", "change_contact",
        "remove_contact", "merge_with_contact", "move_to_another", "add_car", "change_car", "remove_car",
        "send_enquiry", "send_enquiry_photo", "erase_person", "retry_mail", "mark_mail_done", "send_waiting_mails",
        "send_test_mail",
    ),
    "only the owner reads of bays, appointments, the menu of services, demand and visits": (
        "add_bay", "order_bays", "change_bay", "remove_bay", "add_appointment", "add_parts", "change_appointment",
        "remove_appointment", "add_service", "add_services", "order_services", "change_service", "remove_service",
        "mark_demand", "wait_for_stock", "report_page_visit", "report_product_view",
    ),
    "nobody has read the cart that it opens": ("open_cart",),
    "it changes a password, a session or a note of the program": (
        "sign_in", "sign_out", "sign_out_everywhere", "change_password", "set_first_password",
        "set_forgotten_password", "confirm_clock", "change_first_run", "dismiss_set_up_list", "change_update_source",
        "change_second_folder", "change_this_pc", "allow_tunnel_program",
    ),
    "it changes the secret address of a calendar, which has no cached answer": (
        "set_up_phone_calendar", "renew_phone_calendar", "switch_off_phone_calendar",
    ),
    "it is another process, whose answers are its own": ("start_practice", "remove_practice"),
    "it starts or stops work, whose writes outdate what visitors read as those of a call do": (
        "load_sample", "start_online", "stop_online", "confirm_port", "install_update",
    ),
}  # fmt: skip
"""Why visitors read nothing of a change, and the calls of which that is so."""
