"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contact_inquiries",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("phone", sa.Text(), nullable=True),
        sa.Column("vehicle_type", sa.Text(), nullable=True),
        sa.Column("service_interest", sa.Text(), nullable=True),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("status IN ('new', 'read', 'answered')", name=op.f("ck_contact_inquiries_status")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contact_inquiries")),
    )
    op.create_table(
        "images",
        sa.Column("filename", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("widths", sa.Text(), nullable=False),
        sa.Column("alt", sa.Text(), nullable=False),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("listed IN (0, 1)", name=op.f("ck_images_listed")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_images")),
        sa.UniqueConstraint("filename", name=op.f("uq_images_filename")),
        sa.UniqueConstraint("url", name=op.f("uq_images_url")),
    )
    op.create_table(
        "page_visits",
        sa.Column("ip_address", sa.Text(), nullable=True),
        sa.Column("user_agent", sa.Text(), nullable=True),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("referrer", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_page_visits")),
    )
    with op.batch_alter_table("page_visits", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_page_visits_created_at_ip_address"), ["created_at", "ip_address"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_page_visits_path_created_at"), ["path", "created_at"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_page_visits_ip_address_user_agent_created_at"),
            ["ip_address", "user_agent", "created_at"],
            unique=False,
        )

    op.create_table(
        "product_categories",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("display_order", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_product_categories")),
        sa.UniqueConstraint("name", name=op.f("uq_product_categories_name")),
        sa.UniqueConstraint("slug", name=op.f("uq_product_categories_slug")),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("username", name=op.f("uq_users_username")),
    )
    op.create_table(
        "admin_sessions",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.Column("seen_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_admin_sessions_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_admin_sessions")),
    )
    op.create_table(
        "brands",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("logo_url", sa.Text(), nullable=True),
        sa.Column("display_order", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["logo_url"], ["images.url"], name=op.f("fk_brands_logo_url"), onupdate="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_brands")),
        sa.UniqueConstraint("name", name=op.f("uq_brands_name")),
        sa.UniqueConstraint("slug", name=op.f("uq_brands_slug")),
    )
    with op.batch_alter_table("brands", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_brands_logo_url"), ["logo_url"], unique=False)

    op.create_table(
        "carts",
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("guest_token", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("status IN ('active', 'ordered')", name=op.f("ck_carts_status")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_carts_user_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_carts")),
    )
    with op.batch_alter_table("carts", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_carts_updated_at"), ["updated_at"], unique=False)

    op.create_table(
        "product_subcategories",
        sa.Column("category_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("display_order", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["category_id"],
            ["product_categories.id"],
            name=op.f("fk_product_subcategories_category_id"),
            ondelete="RESTRICT",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_product_subcategories")),
        sa.UniqueConstraint("slug", name=op.f("uq_product_subcategories_slug")),
    )
    with op.batch_alter_table("product_subcategories", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_product_subcategories_category_id"), ["category_id"], unique=False)

    op.create_table(
        "car_models",
        sa.Column("brand_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("year", sa.Text(), nullable=True),
        sa.Column("display_order", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["brand_id"], ["brands.id"], name=op.f("fk_car_models_brand_id"), ondelete="RESTRICT"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_car_models")),
        sa.UniqueConstraint("brand_id", "slug", name=op.f("uq_car_models_brand_id_slug")),
    )
    op.create_table(
        "orders",
        sa.Column("order_number", sa.Integer(), nullable=False),
        sa.Column("cart_id", sa.Text(), nullable=False),
        sa.Column("customer_name", sa.Text(), nullable=False),
        sa.Column("customer_email", sa.Text(), nullable=False),
        sa.Column("customer_phone", sa.Text(), nullable=True),
        sa.Column("shipping_address", sa.Text(), nullable=False),
        sa.Column("subtotal", sa.Integer(), nullable=False),
        sa.Column("tax", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tax_rate", sa.Text(), nullable=False),
        sa.Column("stripe_payment_intent_id", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.CheckConstraint(
            "status IN ('pending', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled')",
            name=op.f("ck_orders_status"),
        ),
        sa.ForeignKeyConstraint(["cart_id"], ["carts.id"], name=op.f("fk_orders_cart_id"), ondelete="RESTRICT"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
        sa.UniqueConstraint("cart_id", name=op.f("uq_orders_cart_id")),
        sa.UniqueConstraint("order_number", name=op.f("uq_orders_order_number")),
    )
    with op.batch_alter_table("orders", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_orders_created_at"), ["created_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_orders_customer_email"), ["customer_email"], unique=False)
        batch_op.create_index(batch_op.f("ix_orders_status"), ["status"], unique=False)

    op.create_table(
        "products",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("price", sa.Integer(), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("subcategory_id", sa.Text(), nullable=True),
        sa.Column("image_url", sa.Text(), nullable=True),
        sa.Column("image_url2", sa.Text(), nullable=True),
        sa.Column("inventory", sa.Integer(), nullable=False),
        sa.Column("featured", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("featured IN (0, 1)", name=op.f("ck_products_featured")),
        sa.CheckConstraint("inventory >= 0", name=op.f("ck_products_inventory")),
        sa.CheckConstraint("price >= 0", name=op.f("ck_products_price")),
        sa.ForeignKeyConstraint(
            ["category"],
            ["product_categories.name"],
            name=op.f("fk_products_category"),
            onupdate="CASCADE",
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(["image_url"], ["images.url"], name=op.f("fk_products_image_url"), onupdate="CASCADE"),
        sa.ForeignKeyConstraint(
            ["image_url2"], ["images.url"], name=op.f("fk_products_image_url2"), onupdate="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["subcategory_id"],
            ["product_subcategories.id"],
            name=op.f("fk_products_subcategory_id"),
            ondelete="RESTRICT",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_products")),
        sa.UniqueConstraint("slug", name=op.f("uq_products_slug")),
    )
    with op.batch_alter_table("products", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_products_category"), ["category"], unique=False)
        batch_op.create_index(batch_op.f("ix_products_image_url"), ["image_url"], unique=False)
        batch_op.create_index(batch_op.f("ix_products_image_url2"), ["image_url2"], unique=False)
        batch_op.create_index(batch_op.f("ix_products_subcategory_id"), ["subcategory_id"], unique=False)

    op.create_table(
        "cart_items",
        sa.Column("cart_id", sa.Text(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("quantity", sa.Integer(), nullable=False),
        sa.Column("unit_price", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("quantity > 0", name=op.f("ck_cart_items_quantity")),
        sa.ForeignKeyConstraint(["cart_id"], ["carts.id"], name=op.f("fk_cart_items_cart_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["product_id"], ["products.id"], name=op.f("fk_cart_items_product_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cart_items")),
        sa.UniqueConstraint("cart_id", "product_id", name=op.f("uq_cart_items_cart_id_product_id")),
    )
    with op.batch_alter_table("cart_items", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_cart_items_product_id"), ["product_id"], unique=False)

    op.create_table(
        "model_product_compatibility",
        sa.Column("model_id", sa.Text(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["model_id"], ["car_models.id"], name=op.f("fk_model_product_compatibility_model_id"), ondelete="RESTRICT"
        ),
        sa.ForeignKeyConstraint(
            ["product_id"], ["products.id"], name=op.f("fk_model_product_compatibility_product_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_model_product_compatibility")),
        sa.UniqueConstraint("model_id", "product_id", name=op.f("uq_model_product_compatibility_model_id_product_id")),
    )
    with op.batch_alter_table("model_product_compatibility", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_model_product_compatibility_product_id"), ["product_id"], unique=False)

    op.create_table(
        "order_events",
        sa.Column("order_id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["order_id"], ["orders.id"], name=op.f("fk_order_events_order_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_order_events")),
    )
    with op.batch_alter_table("order_events", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_order_events_order_id"), ["order_id"], unique=False)

    op.create_table(
        "order_items",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("order_id", sa.Text(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("product_name", sa.Text(), nullable=False),
        sa.Column("quantity", sa.Integer(), nullable=False),
        sa.Column("unit_price", sa.Integer(), nullable=False),
        sa.Column("subtotal", sa.Integer(), nullable=False),
        sa.CheckConstraint("quantity > 0", name=op.f("ck_order_items_quantity")),
        sa.ForeignKeyConstraint(["order_id"], ["orders.id"], name=op.f("fk_order_items_order_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_order_items")),
    )
    with op.batch_alter_table("order_items", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_order_items_order_id"), ["order_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_order_items_product_id"), ["product_id"], unique=False)

    op.create_table(
        "product_slugs",
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["product_id"], ["products.id"], name=op.f("fk_product_slugs_product_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("slug", name=op.f("pk_product_slugs")),
    )
    with op.batch_alter_table("product_slugs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_product_slugs_product_id"), ["product_id"], unique=False)

    op.create_table(
        "product_views",
        sa.Column("product_id", sa.Text(), nullable=True),
        sa.Column("product_slug", sa.Text(), nullable=True),
        sa.Column("search_query", sa.Text(), nullable=True),
        sa.Column("ip_address", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["product_id"], ["products.id"], name=op.f("fk_product_views_product_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_product_views")),
    )
    with op.batch_alter_table("product_views", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_product_views_created_at_product_id_product_slug"),
            ["created_at", "product_id", "product_slug"],
            unique=False,
        )
        batch_op.create_index(
            batch_op.f("ix_product_views_created_at_search_query"),
            ["created_at", "search_query"],
            unique=False,
            sqlite_where=sa.text("search_query IS NOT NULL"),
        )
        batch_op.create_index(
            batch_op.f("ix_product_views_product_id_created_at"), ["product_id", "created_at"], unique=False
        )
