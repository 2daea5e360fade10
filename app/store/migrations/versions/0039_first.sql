CREATE TABLE contact_inquiries (
	name TEXT NOT NULL, 
	email TEXT NOT NULL, 
	phone TEXT, 
	vehicle_type TEXT, 
	service_interest TEXT, 
	message TEXT NOT NULL, 
	status TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, product_id TEXT, part TEXT, model_id TEXT, vehicle_year INTEGER, vehicle TEXT, preferred_day TEXT, outcome TEXT CONSTRAINT ck_contact_inquiries_outcome CHECK (outcome IN ('quoted', 'won', 'lost', 'spam')), photo_token_hash TEXT, wanted TEXT, quote_id TEXT, job_id TEXT, about TEXT, contact_id TEXT, 
	CONSTRAINT pk_contact_inquiries PRIMARY KEY (id), 
	CONSTRAINT ck_contact_inquiries_status CHECK (status IN ('new', 'read', 'answered'))
);

CREATE TABLE images (
	filename TEXT NOT NULL, 
	url TEXT NOT NULL, 
	width INTEGER NOT NULL, 
	height INTEGER NOT NULL, 
	widths TEXT NOT NULL, 
	alt TEXT NOT NULL, 
	listed INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_images PRIMARY KEY (id), 
	CONSTRAINT ck_images_listed CHECK (listed IN (0, 1)), 
	CONSTRAINT uq_images_filename UNIQUE (filename), 
	CONSTRAINT uq_images_url UNIQUE (url)
);

CREATE TABLE page_visits (
	ip_address TEXT, 
	user_agent TEXT, 
	path TEXT NOT NULL, 
	referrer TEXT, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_page_visits PRIMARY KEY (id)
);

CREATE INDEX ix_page_visits_created_at_ip_address ON page_visits (created_at, ip_address);

CREATE INDEX ix_page_visits_path_created_at ON page_visits (path, created_at);

CREATE INDEX ix_page_visits_ip_address_user_agent_created_at ON page_visits (ip_address, user_agent, created_at);

CREATE TABLE product_categories (
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	display_order INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, image_url TEXT CONSTRAINT fk_product_categories_image_url REFERENCES images (url), 
	CONSTRAINT pk_product_categories PRIMARY KEY (id), 
	CONSTRAINT uq_product_categories_name UNIQUE (name), 
	CONSTRAINT uq_product_categories_slug UNIQUE (slug)
);

CREATE TABLE settings (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);

CREATE TABLE users (
	id TEXT NOT NULL, 
	username TEXT NOT NULL, 
	password TEXT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_username UNIQUE (username)
);

CREATE TABLE admin_sessions (
	token_hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	seen_at TEXT NOT NULL, 
	CONSTRAINT pk_admin_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_admin_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE brands (
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	logo_url TEXT, 
	display_order INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_brands PRIMARY KEY (id), 
	CONSTRAINT fk_brands_logo_url FOREIGN KEY(logo_url) REFERENCES images (url) ON UPDATE CASCADE, 
	CONSTRAINT uq_brands_name UNIQUE (name), 
	CONSTRAINT uq_brands_slug UNIQUE (slug)
);

CREATE INDEX ix_brands_logo_url ON brands (logo_url);

CREATE TABLE carts (
	user_id TEXT, 
	guest_token TEXT, 
	status TEXT NOT NULL, 
	updated_at TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_carts PRIMARY KEY (id), 
	CONSTRAINT ck_carts_status CHECK (status IN ('active', 'ordered')), 
	CONSTRAINT fk_carts_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE SET NULL
);

CREATE INDEX ix_carts_updated_at ON carts (updated_at);

CREATE TABLE product_subcategories (
	category_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	display_order INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_product_subcategories PRIMARY KEY (id), 
	CONSTRAINT fk_product_subcategories_category_id FOREIGN KEY(category_id) REFERENCES product_categories (id) ON DELETE RESTRICT, 
	CONSTRAINT uq_product_subcategories_slug UNIQUE (slug)
);

CREATE INDEX ix_product_subcategories_category_id ON product_subcategories (category_id);

CREATE TABLE car_models (
	brand_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	year TEXT, 
	display_order INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, year_from INTEGER, year_to INTEGER
CONSTRAINT ck_car_models_year_from CHECK (year_from BETWEEN 1886 AND 2100)
CONSTRAINT ck_car_models_year_to CHECK (year_to BETWEEN 1886 AND 2100)
CONSTRAINT ck_car_models_years CHECK (year_from <= year_to), 
	CONSTRAINT pk_car_models PRIMARY KEY (id), 
	CONSTRAINT fk_car_models_brand_id FOREIGN KEY(brand_id) REFERENCES brands (id) ON DELETE RESTRICT, 
	CONSTRAINT uq_car_models_brand_id_slug UNIQUE (brand_id, slug)
);

CREATE TABLE orders (
	order_number INTEGER NOT NULL, 
	cart_id TEXT NOT NULL, 
	customer_name TEXT NOT NULL, 
	customer_email TEXT NOT NULL, 
	customer_phone TEXT, 
	shipping_address TEXT NOT NULL, 
	subtotal INTEGER NOT NULL, 
	tax INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	tax_rate TEXT NOT NULL, 
	stripe_payment_intent_id TEXT, 
	status TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	updated_at TEXT NOT NULL, 
	id TEXT NOT NULL, tax_mode TEXT DEFAULT 'added' NOT NULL, delivery_method TEXT, delivery INTEGER DEFAULT 0 NOT NULL, tracking TEXT, source TEXT DEFAULT 'shop' NOT NULL, delivery_tax INTEGER DEFAULT 0 NOT NULL, delivered_at TEXT, terms_version INTEGER, payment_method TEXT CONSTRAINT ck_orders_payment_method CHECK (payment_method IN ('card', 'workshop', 'transfer')), paid INTEGER DEFAULT 0 NOT NULL, refunded INTEGER DEFAULT 0 NOT NULL, contact_id TEXT, 
	CONSTRAINT pk_orders PRIMARY KEY (id), 
	CONSTRAINT ck_orders_status CHECK (status IN ('pending', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled')), 
	CONSTRAINT fk_orders_cart_id FOREIGN KEY(cart_id) REFERENCES carts (id) ON DELETE RESTRICT, 
	CONSTRAINT uq_orders_cart_id UNIQUE (cart_id), 
	CONSTRAINT uq_orders_order_number UNIQUE (order_number)
);

CREATE INDEX ix_orders_created_at ON orders (created_at);

CREATE INDEX ix_orders_customer_email ON orders (customer_email);

CREATE INDEX ix_orders_status ON orders (status);

CREATE TABLE products (
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	description TEXT NOT NULL, 
	price INTEGER NOT NULL, 
	category TEXT NOT NULL, 
	subcategory_id TEXT, 
	image_url TEXT, 
	image_url2 TEXT, 
	inventory INTEGER NOT NULL, 
	featured INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, stock_moved_at TEXT, fits TEXT DEFAULT 'listed' NOT NULL
CONSTRAINT ck_products_fits CHECK (fits IN ('listed', 'open', 'universal')), sku TEXT, sku_folded TEXT, ean TEXT, manufacturer_id TEXT CONSTRAINT fk_products_manufacturer_id REFERENCES manufacturers (id), hidden INTEGER DEFAULT 0 NOT NULL
CONSTRAINT ck_products_hidden CHECK (hidden IN (0, 1)), tax_rate_id TEXT REFERENCES tax_rates (id), pack_amount TEXT, pack_unit TEXT CONSTRAINT ck_products_pack_unit CHECK (pack_unit IN ('ml', 'l', 'g', 'kg', 'm', 'm2', 'piece')), warnings TEXT, made_to_order INTEGER DEFAULT 0 NOT NULL CONSTRAINT ck_products_made_to_order CHECK (made_to_order IN (0, 1)), supplier TEXT, agreed INTEGER DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_products PRIMARY KEY (id), 
	CONSTRAINT ck_products_featured CHECK (featured IN (0, 1)), 
	CONSTRAINT ck_products_inventory CHECK (inventory >= 0), 
	CONSTRAINT ck_products_price CHECK (price >= 0), 
	CONSTRAINT fk_products_category FOREIGN KEY(category) REFERENCES product_categories (name) ON DELETE RESTRICT ON UPDATE CASCADE, 
	CONSTRAINT fk_products_image_url FOREIGN KEY(image_url) REFERENCES images (url) ON UPDATE CASCADE, 
	CONSTRAINT fk_products_image_url2 FOREIGN KEY(image_url2) REFERENCES images (url) ON UPDATE CASCADE, 
	CONSTRAINT fk_products_subcategory_id FOREIGN KEY(subcategory_id) REFERENCES product_subcategories (id) ON DELETE RESTRICT, 
	CONSTRAINT uq_products_slug UNIQUE (slug)
);

CREATE INDEX ix_products_category ON products (category);

CREATE INDEX ix_products_image_url ON products (image_url);

CREATE INDEX ix_products_image_url2 ON products (image_url2);

CREATE INDEX ix_products_subcategory_id ON products (subcategory_id);

CREATE TABLE model_product_compatibility (
	model_id TEXT NOT NULL, 
	product_id TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, year_from INTEGER, year_to INTEGER, note TEXT, is_condition INTEGER DEFAULT 0 NOT NULL
CONSTRAINT ck_model_product_compatibility_year_from CHECK (year_from BETWEEN 1886 AND 2100)
CONSTRAINT ck_model_product_compatibility_year_to CHECK (year_to BETWEEN 1886 AND 2100)
CONSTRAINT ck_model_product_compatibility_years CHECK (year_from <= year_to)
CONSTRAINT ck_model_product_compatibility_is_condition CHECK (is_condition IN (0, 1)), proved_at TEXT, source TEXT DEFAULT 'owner' NOT NULL
CONSTRAINT ck_model_product_compatibility_source CHECK (source IN ('owner', 'import', 'fitted')), 
	CONSTRAINT pk_model_product_compatibility PRIMARY KEY (id), 
	CONSTRAINT fk_model_product_compatibility_model_id FOREIGN KEY(model_id) REFERENCES car_models (id) ON DELETE RESTRICT, 
	CONSTRAINT fk_model_product_compatibility_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE, 
	CONSTRAINT uq_model_product_compatibility_model_id_product_id UNIQUE (model_id, product_id)
);

CREATE INDEX ix_model_product_compatibility_product_id ON model_product_compatibility (product_id);

CREATE TABLE order_events (
	order_id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	note TEXT, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_order_events PRIMARY KEY (id), 
	CONSTRAINT fk_order_events_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE CASCADE
);

CREATE INDEX ix_order_events_order_id ON order_events (order_id);

CREATE TABLE order_items (
	id TEXT NOT NULL, 
	order_id TEXT NOT NULL, 
	product_id TEXT NOT NULL, 
	position INTEGER NOT NULL, 
	product_name TEXT NOT NULL, 
	quantity INTEGER NOT NULL, 
	unit_price INTEGER NOT NULL, 
	subtotal INTEGER NOT NULL, tax INTEGER DEFAULT 0 NOT NULL, stock_left INTEGER, vehicle TEXT, fit_note TEXT, fit TEXT
CONSTRAINT ck_order_items_fit CHECK (fit IN ('fits', 'fits_if', 'check', 'universal', 'unknown', 'no')), tax_rate TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_order_items PRIMARY KEY (id), 
	CONSTRAINT ck_order_items_quantity CHECK (quantity > 0), 
	CONSTRAINT fk_order_items_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE CASCADE
);

CREATE INDEX ix_order_items_order_id ON order_items (order_id);

CREATE INDEX ix_order_items_product_id ON order_items (product_id);

CREATE TABLE product_slugs (
	slug TEXT NOT NULL, 
	product_id TEXT NOT NULL, 
	CONSTRAINT pk_product_slugs PRIMARY KEY (slug), 
	CONSTRAINT fk_product_slugs_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE
);

CREATE INDEX ix_product_slugs_product_id ON product_slugs (product_id);

CREATE TABLE product_views (
	product_id TEXT, 
	product_slug TEXT, 
	search_query TEXT, 
	ip_address TEXT, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_product_views PRIMARY KEY (id), 
	CONSTRAINT fk_product_views_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE SET NULL
);

CREATE INDEX ix_product_views_created_at_product_id_product_slug ON product_views (created_at, product_id, product_slug);

CREATE INDEX ix_product_views_created_at_search_query ON product_views (created_at, search_query) WHERE search_query IS NOT NULL;

CREATE INDEX ix_product_views_product_id_created_at ON product_views (product_id, created_at);

CREATE TABLE mails (
	kind TEXT NOT NULL, 
	to_address TEXT NOT NULL, 
	to_name TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	body_text TEXT NOT NULL, 
	body_html TEXT NOT NULL, 
	order_id TEXT, 
	inquiry_id TEXT, 
	status TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	due_at TEXT NOT NULL, 
	sent_at TEXT, 
	last_error TEXT, 
	once_key TEXT, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, reply_to TEXT, quote_id TEXT, job_id TEXT, 
	CONSTRAINT pk_mails PRIMARY KEY (id), 
	CONSTRAINT ck_mails_status CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'by_hand', 'done')), 
	CONSTRAINT fk_mails_inquiry_id FOREIGN KEY(inquiry_id) REFERENCES contact_inquiries (id) ON DELETE SET NULL, 
	CONSTRAINT fk_mails_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE CASCADE, 
	CONSTRAINT uq_mails_once_key UNIQUE (once_key)
);

CREATE INDEX ix_mails_inquiry_id ON mails (inquiry_id);

CREATE INDEX ix_mails_order_id ON mails (order_id);

CREATE INDEX ix_mails_status_due_at ON mails (status, due_at);

CREATE TABLE deletions (
	kind TEXT NOT NULL, 
	act TEXT NOT NULL, 
	name TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	files TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_deletions PRIMARY KEY (id)
);

CREATE TABLE visitors (
	ip_address TEXT NOT NULL, 
	user_agent TEXT NOT NULL, 
	last_visit TEXT NOT NULL, 
	CONSTRAINT pk_visitors PRIMARY KEY (ip_address, user_agent)
);

CREATE INDEX ix_visitors_last_visit ON visitors (last_visit);

CREATE TABLE visitor_addresses (
	ip_address TEXT NOT NULL, 
	last_visit TEXT NOT NULL, 
	CONSTRAINT pk_visitor_addresses PRIMARY KEY (ip_address)
);

CREATE INDEX ix_visitor_addresses_last_visit ON visitor_addresses (last_visit);

CREATE TABLE visit_tallies (
	day TEXT NOT NULL, 
	path TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	CONSTRAINT pk_visit_tallies PRIMARY KEY (day, path)
)
 WITHOUT ROWID

;

CREATE TABLE view_tallies (
	day TEXT NOT NULL, 
	product_id TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	CONSTRAINT pk_view_tallies PRIMARY KEY (day, product_id)
)
 WITHOUT ROWID

;

CREATE TRIGGER stock_moved AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory BEGIN UPDATE products SET stock_moved_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = new.id; END;

CREATE TABLE product_search_rows (
	rowid INTEGER NOT NULL, 
	product_id TEXT NOT NULL, 
	words TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	CONSTRAINT pk_product_search_rows PRIMARY KEY (rowid), 
	CONSTRAINT uq_product_search_rows_product_id UNIQUE (product_id)
);

CREATE TABLE search_outdated (
	product_id TEXT NOT NULL, 
	CONSTRAINT pk_search_outdated PRIMARY KEY (product_id)
);

CREATE TABLE search_words (
	word TEXT NOT NULL, 
	df INTEGER NOT NULL, 
	CONSTRAINT pk_search_words PRIMARY KEY (word)
);

CREATE TABLE search_synonyms (
	word TEXT NOT NULL, 
	means TEXT NOT NULL, 
	both INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_search_synonyms PRIMARY KEY (id), 
	CONSTRAINT ck_search_synonyms_both CHECK (both IN (0, 1)), 
	CONSTRAINT uq_search_synonyms_word_means UNIQUE (word, means)
);

CREATE VIRTUAL TABLE product_search USING fts5(name, codes, maker, category, vehicles, description, tokenize='unicode61 remove_diacritics 2', prefix='2 3', content='', contentless_delete=1);

CREATE TRIGGER search_product_added AFTER INSERT ON products BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_product_removed AFTER DELETE ON products BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT old.id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_subcategory_changed AFTER UPDATE OF name ON product_subcategories BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT id FROM products WHERE subcategory_id = new.id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_fitment_added AFTER INSERT ON model_product_compatibility BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_fitment_changed AFTER UPDATE OF model_id, product_id ON model_product_compatibility BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT old.product_id AS id UNION SELECT new.product_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_fitment_removed AFTER DELETE ON model_product_compatibility BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT old.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_model_changed AFTER UPDATE OF brand_id, name, year ON car_models BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_brand_changed AFTER UPDATE OF name ON brands BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT DISTINCT f.product_id AS id FROM car_models m JOIN model_product_compatibility f ON f.model_id = m.id WHERE m.brand_id = new.id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TABLE car_engines (
    model_id TEXT NOT NULL,
    name TEXT NOT NULL,
    fuel TEXT,
    power_kw INTEGER,
    code TEXT,
    year_from INTEGER,
    year_to INTEGER,
    display_order INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_car_engines PRIMARY KEY (id),
    CONSTRAINT uq_car_engines_model_id_name UNIQUE (model_id, name),
    CONSTRAINT ck_car_engines_fuel CHECK (fuel IN ('petrol', 'diesel', 'hybrid', 'electric', 'other')),
    CONSTRAINT ck_car_engines_power_kw CHECK (power_kw BETWEEN 1 AND 2000),
    CONSTRAINT ck_car_engines_year_from CHECK (year_from BETWEEN 1886 AND 2100),
    CONSTRAINT ck_car_engines_year_to CHECK (year_to BETWEEN 1886 AND 2100),
    CONSTRAINT ck_car_engines_years CHECK (year_from <= year_to),
    CONSTRAINT fk_car_engines_model_id FOREIGN KEY(model_id) REFERENCES car_models (id) ON DELETE CASCADE
);

CREATE TABLE fitment_engines (
    fitment_id TEXT NOT NULL,
    engine_id TEXT NOT NULL,
    CONSTRAINT pk_fitment_engines PRIMARY KEY (fitment_id, engine_id),
    CONSTRAINT fk_fitment_engines_fitment_id FOREIGN KEY(fitment_id) REFERENCES model_product_compatibility (id) ON DELETE CASCADE,
    CONSTRAINT fk_fitment_engines_engine_id FOREIGN KEY(engine_id) REFERENCES car_engines (id) ON DELETE CASCADE
);

CREATE INDEX ix_fitment_engines_engine_id ON fitment_engines (engine_id);

CREATE TABLE manufacturers (
	name TEXT NOT NULL, 
	slug TEXT NOT NULL, 
	postal_address TEXT, 
	electronic_address TEXT, 
	eu_contact TEXT, 
	display_order INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_manufacturers PRIMARY KEY (id), 
	CONSTRAINT uq_manufacturers_name UNIQUE (name), 
	CONSTRAINT uq_manufacturers_slug UNIQUE (slug)
);

CREATE TABLE product_codes (
	product_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	code TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_product_codes PRIMARY KEY (id), 
	CONSTRAINT ck_product_codes_kind CHECK (kind IN ('mpn', 'oem', 'cross')), 
	CONSTRAINT fk_product_codes_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE, 
	CONSTRAINT uq_product_codes_product_id_kind_folded UNIQUE (product_id, kind, folded)
);

CREATE INDEX ix_product_codes_folded ON product_codes (folded);

CREATE TABLE searches (
	"query" TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	results INTEGER NOT NULL, 
	corrected TEXT, 
	model_id TEXT, 
	id TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_searches PRIMARY KEY (id)
);

CREATE INDEX ix_searches_created_at_folded ON searches (created_at, folded);

CREATE UNIQUE INDEX ix_products_sku_folded ON products (sku_folded);

CREATE INDEX ix_products_manufacturer_id ON products (manufacturer_id);

CREATE TRIGGER search_product_changed AFTER UPDATE OF name, slug, description, category, subcategory_id, sku, ean, manufacturer_id ON products BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_manufacturer_changed AFTER UPDATE OF name ON manufacturers BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT id FROM products WHERE manufacturer_id = new.id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_code_added AFTER INSERT ON product_codes BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_code_changed AFTER UPDATE OF code ON product_codes BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_code_removed AFTER DELETE ON product_codes BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT old.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TABLE "cart_items" (
    cart_id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    model_id TEXT,
    vehicle_year INTEGER,
    engine_id TEXT,
    vehicle TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_cart_items PRIMARY KEY (id),
    CONSTRAINT uq_cart_items_cart_id_product_id UNIQUE (cart_id, product_id),
    CONSTRAINT ck_cart_items_quantity CHECK (quantity > 0),
    CONSTRAINT fk_cart_items_cart_id FOREIGN KEY(cart_id) REFERENCES carts (id) ON DELETE CASCADE,
    CONSTRAINT fk_cart_items_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
    CONSTRAINT fk_cart_items_model_id FOREIGN KEY(model_id) REFERENCES car_models (id) ON DELETE SET NULL,
    CONSTRAINT fk_cart_items_engine_id FOREIGN KEY(engine_id) REFERENCES car_engines (id) ON DELETE SET NULL
);

CREATE INDEX ix_cart_items_product_id ON cart_items (product_id);

CREATE INDEX ix_products_universal ON products (category) WHERE fits = 'universal';

CREATE INDEX ix_product_categories_image_url ON product_categories (image_url);

CREATE TABLE order_returns (
    item_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_order_returns PRIMARY KEY (id),
    CONSTRAINT ck_order_returns_quantity CHECK (quantity > 0),
    CONSTRAINT fk_order_returns_item_id FOREIGN KEY(item_id) REFERENCES order_items (id) ON DELETE CASCADE
);

CREATE INDEX ix_order_returns_item_id ON order_returns (item_id);

CREATE TRIGGER search_fitment_engine_added AFTER INSERT ON fitment_engines BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE id = new.fitment_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_fitment_engine_removed AFTER DELETE ON fitment_engines BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE id = old.fitment_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_engine_added AFTER INSERT ON car_engines BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.model_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_engine_changed AFTER UPDATE OF name, code ON car_engines BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.model_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_engine_removed AFTER DELETE ON car_engines BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT product_id AS id FROM model_product_compatibility WHERE model_id = old.model_id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TABLE removed_carts (
    day TEXT NOT NULL,
    count INTEGER NOT NULL,
    CONSTRAINT pk_removed_carts PRIMARY KEY (day)
) WITHOUT ROWID
;

CREATE TABLE enquiry_replies (
    inquiry_id TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    way TEXT NOT NULL,
    status_before TEXT NOT NULL,
    mail_id TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_enquiry_replies PRIMARY KEY (id),
    CONSTRAINT ck_enquiry_replies_way CHECK (way IN ('mail', 'program', 'marked')),
    CONSTRAINT ck_enquiry_replies_status_before CHECK (status_before IN ('new', 'read', 'answered')),
    CONSTRAINT fk_enquiry_replies_inquiry_id FOREIGN KEY(inquiry_id)
        REFERENCES contact_inquiries (id) ON DELETE CASCADE,
    CONSTRAINT fk_enquiry_replies_mail_id FOREIGN KEY(mail_id) REFERENCES mails (id) ON DELETE SET NULL
);

CREATE INDEX ix_enquiry_replies_inquiry_id ON enquiry_replies (inquiry_id);

CREATE INDEX ix_enquiry_replies_mail_id ON enquiry_replies (mail_id);

CREATE TABLE enquiry_templates (
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_enquiry_templates PRIMARY KEY (id),
    CONSTRAINT uq_enquiry_templates_name UNIQUE (name)
);

CREATE TABLE stock_moves (
    id INTEGER NOT NULL,
    product_id TEXT NOT NULL,
    order_id TEXT,
    change INTEGER NOT NULL,
    reason TEXT NOT NULL,
    created_at TEXT NOT NULL, job_id TEXT,
    CONSTRAINT pk_stock_moves PRIMARY KEY (id),
    CONSTRAINT ck_stock_moves_reason CHECK (reason IN ('order', 'cancel', 'refund', 'manual', 'import', 'count', 'job'))
);

CREATE INDEX ix_stock_moves_product_id ON stock_moves (product_id);

CREATE TABLE stock_cause (
    reason TEXT NOT NULL,
    order_id TEXT, job_id TEXT,
    CONSTRAINT pk_stock_cause PRIMARY KEY (reason),
    CONSTRAINT ck_stock_cause_reason CHECK (reason IN ('order', 'cancel', 'refund', 'manual', 'import', 'count', 'job'))
);

CREATE TABLE withdrawals (
    id TEXT NOT NULL,
    reference INTEGER NOT NULL,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    order_text TEXT NOT NULL,
    order_id TEXT,
    items JSON,
    verified_by TEXT NOT NULL,
    status TEXT NOT NULL,
    note TEXT,
    token_hash TEXT, paid_back INTEGER,
    CONSTRAINT pk_withdrawals PRIMARY KEY (id),
    CONSTRAINT uq_withdrawals_reference UNIQUE (reference),
    CONSTRAINT uq_withdrawals_token_hash UNIQUE (token_hash),
    CONSTRAINT ck_withdrawals_verified_by CHECK (verified_by IN ('link', 'mail', 'none')),
    CONSTRAINT ck_withdrawals_status CHECK (status IN ('new', 'accepted', 'refused', 'done')),
    CONSTRAINT fk_withdrawals_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE SET NULL
);

CREATE INDEX ix_withdrawals_received_at ON withdrawals (received_at);

CREATE INDEX ix_withdrawals_order_id ON withdrawals (order_id);

CREATE INDEX ix_products_hidden_featured_created_at ON products (hidden, featured, created_at);

CREATE INDEX ix_products_category_hidden_featured_created_at ON products (category, hidden, featured, created_at);

CREATE TABLE policies (
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_policies PRIMARY KEY (id),
    CONSTRAINT uq_policies_slug_version UNIQUE (slug, version),
    CONSTRAINT ck_policies_kind CHECK (kind IN ('terms', 'returns', 'imprint', 'custom'))
);

CREATE TABLE tax_rates (
    name TEXT NOT NULL,
    rate TEXT NOT NULL,
    is_default INTEGER DEFAULT 0 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_tax_rates PRIMARY KEY (id),
    CONSTRAINT uq_tax_rates_name UNIQUE (name),
    CONSTRAINT ck_tax_rates_is_default CHECK (is_default IN (0, 1))
);

CREATE TABLE payments (
    order_id TEXT,
    kind TEXT NOT NULL,
    method TEXT NOT NULL,
    amount INTEGER NOT NULL,
    state TEXT NOT NULL,
    provider_ref TEXT,
    session_ref TEXT,
    url TEXT,
    expires_at TEXT,
    reason TEXT,
    settled_at TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, job_id TEXT REFERENCES jobs (id),
    CONSTRAINT pk_payments PRIMARY KEY (id),
    CONSTRAINT uq_payments_provider_ref UNIQUE (provider_ref),
    CONSTRAINT uq_payments_session_ref UNIQUE (session_ref),
    CONSTRAINT ck_payments_kind CHECK (kind IN ('payment', 'refund')),
    CONSTRAINT ck_payments_method CHECK (method IN ('card_online', 'terminal', 'cash', 'transfer', 'other')),
    CONSTRAINT ck_payments_amount CHECK (amount > 0),
    CONSTRAINT ck_payments_state CHECK (state IN ('open', 'succeeded', 'failed', 'expired')),
    CONSTRAINT fk_payments_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE RESTRICT
);

CREATE TABLE payment_events (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    CONSTRAINT pk_payment_events PRIMARY KEY (id)
);

CREATE TABLE documents (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    series TEXT NOT NULL,
    number INTEGER NOT NULL,
    order_id TEXT,
    refers_to TEXT,
    issued_at TEXT NOT NULL,
    supplied_on TEXT NOT NULL,
    buyer_name TEXT NOT NULL,
    buyer_address TEXT NOT NULL,
    buyer_vat TEXT,
    net INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    content JSON NOT NULL,
    file TEXT, job_id TEXT REFERENCES jobs (id),
    CONSTRAINT pk_documents PRIMARY KEY (id),
    CONSTRAINT uq_documents_kind_series_number UNIQUE (kind, series, number),
    CONSTRAINT ck_documents_kind CHECK (kind IN ('invoice', 'credit_note', 'receipt')),
    CONSTRAINT fk_documents_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT fk_documents_refers_to FOREIGN KEY(refers_to) REFERENCES documents (id) ON DELETE RESTRICT
);

CREATE UNIQUE INDEX uq_tax_rates_default ON tax_rates (is_default) WHERE is_default = 1;

CREATE INDEX ix_payments_order_id ON payments (order_id);

CREATE INDEX ix_payments_state ON payments (state);

CREATE INDEX ix_payments_settled_at ON payments (settled_at);

CREATE INDEX ix_documents_order_id ON documents (order_id);

CREATE INDEX ix_documents_refers_to ON documents (refers_to);

CREATE INDEX ix_documents_issued_at ON documents (issued_at);

CREATE INDEX ix_products_tax_rate_id ON products (tax_rate_id);

CREATE TABLE refund_items (
    payment_id TEXT NOT NULL,
    item_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_refund_items PRIMARY KEY (id),
    CONSTRAINT ck_refund_items_quantity CHECK (quantity > 0),
    CONSTRAINT fk_refund_items_payment_id FOREIGN KEY(payment_id) REFERENCES payments (id) ON DELETE RESTRICT,
    CONSTRAINT fk_refund_items_item_id FOREIGN KEY(item_id) REFERENCES order_items (id) ON DELETE CASCADE
);

CREATE INDEX ix_refund_items_payment_id ON refund_items (payment_id);

CREATE INDEX ix_refund_items_item_id ON refund_items (item_id);

CREATE UNIQUE INDEX ix_contact_inquiries_photo_token_hash ON contact_inquiries (photo_token_hash);

CREATE TABLE document_logos (
    id TEXT NOT NULL,
    ground TEXT NOT NULL,
    png BLOB NOT NULL,
    CONSTRAINT pk_document_logos PRIMARY KEY (id),
    CONSTRAINT ck_document_logos_ground CHECK (ground IN ('dark', 'light'))
);

CREATE TABLE contacts (
    name TEXT NOT NULL,
    email TEXT,
    phone TEXT,
    digits TEXT,
    address TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, automatic INTEGER DEFAULT 0 NOT NULL,
    CONSTRAINT pk_contacts PRIMARY KEY (id)
);

CREATE INDEX ix_contacts_email ON contacts (email);

CREATE TABLE cars (
    contact_id TEXT NOT NULL,
    model_id TEXT,
    label TEXT NOT NULL,
    year INTEGER,
    plate TEXT,
    plate_folded TEXT,
    vin TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_cars PRIMARY KEY (id),
    CONSTRAINT fk_cars_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
);

CREATE INDEX ix_cars_contact_id ON cars (contact_id);

CREATE INDEX ix_cars_plate_folded ON cars (plate_folded);

CREATE TABLE quotes (
    number INTEGER NOT NULL,
    contact_id TEXT NOT NULL,
    car_id TEXT,
    car TEXT,
    inquiry_id TEXT,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    valid_until TEXT NOT NULL,
    intro TEXT NOT NULL,
    tax_mode TEXT NOT NULL,
    terms_version INTEGER,
    deposit INTEGER,
    subtotal INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    sent_at TEXT,
    seen_at TEXT,
    answered_at TEXT,
    answered_name TEXT,
    message TEXT,
    preferred_day TEXT,
    start_early INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, dropped_at TEXT, deposit_percent INTEGER,
    CONSTRAINT pk_quotes PRIMARY KEY (id),
    CONSTRAINT uq_quotes_number UNIQUE (number),
    CONSTRAINT ck_quotes_status CHECK (status IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
    CONSTRAINT ck_quotes_start_early CHECK (start_early IN (0, 1)),
    CONSTRAINT fk_quotes_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
);

CREATE INDEX ix_quotes_contact_id ON quotes (contact_id);

CREATE INDEX ix_quotes_inquiry_id ON quotes (inquiry_id);

CREATE TABLE quote_lines (
    id TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    product_id TEXT,
    text TEXT NOT NULL,
    hundredths INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    tax_rate TEXT NOT NULL,
    is_optional INTEGER NOT NULL,
    choice TEXT,
    accepted INTEGER, minutes INTEGER,
    CONSTRAINT pk_quote_lines PRIMARY KEY (id),
    CONSTRAINT ck_quote_lines_kind CHECK (kind IN ('part', 'labour', 'service')),
    CONSTRAINT ck_quote_lines_is_optional CHECK (is_optional IN (0, 1)),
    CONSTRAINT ck_quote_lines_accepted CHECK (accepted IN (0, 1)),
    CONSTRAINT fk_quote_lines_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
);

CREATE INDEX ix_quote_lines_quote_id ON quote_lines (quote_id);

CREATE TABLE quote_tokens (
    token_hash TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_quote_tokens PRIMARY KEY (token_hash),
    CONSTRAINT fk_quote_tokens_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
);

CREATE INDEX ix_quote_tokens_quote_id ON quote_tokens (quote_id);

CREATE TABLE quote_answers (
    quote_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    answer TEXT NOT NULL,
    name TEXT NOT NULL,
    content JSON NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_quote_answers PRIMARY KEY (id),
    CONSTRAINT ck_quote_answers_answer CHECK (answer IN ('accepted', 'declined')),
    CONSTRAINT fk_quote_answers_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
);

CREATE INDEX ix_quote_answers_quote_id ON quote_answers (quote_id);

CREATE TABLE demand_marks (
    words TEXT NOT NULL,
    product_id TEXT NOT NULL,
    model_id TEXT NOT NULL,
    state TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_demand_marks PRIMARY KEY (id),
    CONSTRAINT uq_demand_marks_words_product_id_model_id UNIQUE (words, product_id, model_id),
    CONSTRAINT ck_demand_marks_state CHECK (state IN ('ordered', 'not_for_us'))
);

CREATE TABLE gallery_items (
    slot TEXT,
    title TEXT NOT NULL,
    service TEXT NOT NULL,
    vehicle TEXT NOT NULL,
    text TEXT NOT NULL,
    before_image TEXT,
    after_image TEXT,
    position INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, job_id TEXT, agreed_on TEXT,
    CONSTRAINT pk_gallery_items PRIMARY KEY (id),
    CONSTRAINT uq_gallery_items_slot UNIQUE (slot),
    CONSTRAINT ck_gallery_items_shown CHECK (shown IN (0, 1))
);

CREATE TABLE bays (
    name TEXT NOT NULL,
    display_order INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_bays PRIMARY KEY (id)
);

CREATE TABLE opening (
    weekday INTEGER NOT NULL,
    opens TEXT NOT NULL,
    closes TEXT NOT NULL,
    CONSTRAINT pk_opening PRIMARY KEY (weekday, opens),
    CONSTRAINT ck_opening_weekday CHECK (weekday BETWEEN 1 AND 7),
    CONSTRAINT ck_opening_span CHECK (closes > opens)
);

CREATE TABLE closed_days (
    day TEXT NOT NULL,
    reason TEXT NOT NULL,
    CONSTRAINT pk_closed_days PRIMARY KEY (day)
);

CREATE TABLE service_prices (
    service TEXT NOT NULL,
    size TEXT NOT NULL,
    price INTEGER NOT NULL,
    minutes INTEGER,
    note TEXT NOT NULL,
    position INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, tax_rate_id TEXT, card TEXT,
    CONSTRAINT pk_service_prices PRIMARY KEY (id)
);

CREATE TABLE jobs (
    number INTEGER NOT NULL,
    quote_id TEXT,
    contact_id TEXT,
    customer TEXT NOT NULL,
    car_id TEXT,
    car TEXT,
    status TEXT NOT NULL,
    promised_at TEXT,
    mileage INTEGER,
    note TEXT NOT NULL,
    tax_mode TEXT NOT NULL,
    deposit INTEGER,
    subtotal INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    paid INTEGER DEFAULT 0 NOT NULL,
    refunded INTEGER DEFAULT 0 NOT NULL,
    updated_at TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL, answers_seen_at TEXT, day_informed TEXT, day_changes INTEGER DEFAULT 0 NOT NULL, ready_informed_at TEXT, day_informed_before TEXT, day_text_at TEXT,
    CONSTRAINT pk_jobs PRIMARY KEY (id),
    CONSTRAINT ck_jobs_status CHECK (status IN ('booked', 'arrived', 'in_work', 'waiting', 'ready', 'collected', 'cancelled')),
    CONSTRAINT uq_jobs_number UNIQUE (number),
    CONSTRAINT uq_jobs_quote_id UNIQUE (quote_id),
    CONSTRAINT fk_jobs_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE SET NULL
);

CREATE TABLE job_lines (
    id TEXT NOT NULL,
    job_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    product_id TEXT,
    text TEXT NOT NULL,
    hundredths INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    tax_rate TEXT NOT NULL,
    asked_at TEXT,
    approved_at TEXT,
    refused_at TEXT,
    answered_name TEXT,
    fitted_at TEXT,
    stock_taken INTEGER NOT NULL, reason TEXT, photo_ids JSON, minutes INTEGER,
    CONSTRAINT pk_job_lines PRIMARY KEY (id),
    CONSTRAINT ck_job_lines_kind CHECK (kind IN ('part', 'labour', 'service')),
    CONSTRAINT ck_job_lines_stock_taken CHECK (stock_taken >= 0),
    CONSTRAINT ck_job_lines_answer CHECK (approved_at IS NULL OR refused_at IS NULL),
    CONSTRAINT fk_job_lines_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
);

CREATE TABLE job_tokens (
    token_hash TEXT NOT NULL,
    job_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_job_tokens PRIMARY KEY (token_hash),
    CONSTRAINT fk_job_tokens_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
);

CREATE TABLE job_events (
    job_id TEXT NOT NULL,
    status TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_job_events PRIMARY KEY (id),
    CONSTRAINT ck_job_events_status CHECK (status IN ('booked', 'arrived', 'in_work', 'waiting', 'ready', 'collected', 'cancelled')),
    CONSTRAINT fk_job_events_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
);

CREATE TABLE appointments (
    job_id TEXT,
    bay_id TEXT NOT NULL,
    starts_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    title TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_appointments PRIMARY KEY (id),
    CONSTRAINT ck_appointments_span CHECK (ends_at > starts_at),
    CONSTRAINT fk_appointments_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT fk_appointments_bay_id FOREIGN KEY(bay_id) REFERENCES bays (id) ON DELETE RESTRICT
);

CREATE INDEX ix_jobs_car_id ON jobs (car_id);

CREATE INDEX ix_jobs_contact_id ON jobs (contact_id);

CREATE INDEX ix_jobs_promised_at ON jobs (promised_at);

CREATE INDEX ix_jobs_status ON jobs (status);

CREATE INDEX ix_job_lines_job_id ON job_lines (job_id);

CREATE INDEX ix_job_tokens_job_id ON job_tokens (job_id);

CREATE INDEX ix_job_events_job_id ON job_events (job_id);

CREATE INDEX ix_appointments_bay_id_starts_at ON appointments (bay_id, starts_at);

CREATE INDEX ix_appointments_job_id ON appointments (job_id);

CREATE INDEX ix_appointments_starts_at ON appointments (starts_at);

CREATE INDEX ix_payments_job_id ON payments (job_id);

CREATE INDEX ix_documents_job_id ON documents (job_id);

CREATE INDEX ix_gallery_items_job_id ON gallery_items (job_id);

CREATE TRIGGER stock_move_noted AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory BEGIN INSERT INTO stock_moves (product_id, order_id, job_id, change, reason, created_at) VALUES (new.id, (SELECT order_id FROM stock_cause), (SELECT job_id FROM stock_cause), new.inventory - old.inventory, coalesce((SELECT reason FROM stock_cause), 'manual'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;

CREATE TABLE "photos" (
    "of" TEXT NOT NULL,
    owner_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    filename TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    stage TEXT,
    note TEXT DEFAULT '' NOT NULL,
    is_public INTEGER DEFAULT 0 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_photos PRIMARY KEY (id),
    CONSTRAINT ck_photos_of CHECK (of IN ('enquiry', 'job')),
    CONSTRAINT ck_photos_stage CHECK (stage IN ('before', 'during', 'after', 'damage', 'other')),
    CONSTRAINT ck_photos_is_public CHECK (is_public IN (0, 1)),
    CONSTRAINT uq_photos_filename UNIQUE (filename)
);

CREATE INDEX ix_photos_owner_id_position ON photos (owner_id, position);

CREATE TABLE sales_sums (
    basis TEXT NOT NULL,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    orders INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    gross INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    refunds INTEGER NOT NULL,
    CONSTRAINT pk_sales_sums PRIMARY KEY (basis, kind, day, name),
    CONSTRAINT ck_sales_sums_kind CHECK (kind IN ('method', 'rate', 'product'))
) WITHOUT ROWID
;

CREATE TABLE sales_outdated (
    basis TEXT NOT NULL,
    hour TEXT NOT NULL,
    CONSTRAINT pk_sales_outdated PRIMARY KEY (basis, hour)
) WITHOUT ROWID
;

CREATE INDEX ix_orders_owing ON orders (created_at) WHERE status <> 'cancelled' AND total > paid - refunded;

CREATE TRIGGER sales_orders_insert AFTER INSERT ON orders BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT new.created_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_orders_delete AFTER DELETE ON orders BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT old.created_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_orders_update AFTER UPDATE OF total, tax, tax_rate, tax_mode, payment_method, created_at ON orders BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (new.id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (new.id) UNION ALL SELECT old.created_at) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_orders_paid AFTER UPDATE OF paid, refunded ON orders BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_orders_status AFTER UPDATE OF status ON orders WHEN (old.status = 'cancelled') <> (new.status = 'cancelled') BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (new.id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_items_insert AFTER INSERT ON order_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (new.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_items_update AFTER UPDATE OF order_id, product_id, product_name, position, quantity, subtotal, tax, tax_rate ON order_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (old.order_id, new.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (old.order_id, new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (old.order_id, new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (old.order_id, new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_items_delete AFTER DELETE ON order_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (old.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (old.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (old.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (old.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_returns_insert AFTER INSERT ON order_returns BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN ((SELECT order_id FROM order_items WHERE id = new.item_id)) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN ((SELECT order_id FROM order_items WHERE id = new.item_id)) UNION ALL SELECT new.created_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_returns_update AFTER UPDATE OF item_id, quantity, created_at ON order_returns BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN ((SELECT order_id FROM order_items WHERE id = old.item_id), (SELECT order_id FROM order_items WHERE id = new.item_id)) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN ((SELECT order_id FROM order_items WHERE id = old.item_id), (SELECT order_id FROM order_items WHERE id = new.item_id)) UNION ALL SELECT old.created_at AS moment UNION ALL SELECT new.created_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_order_returns_delete AFTER DELETE ON order_returns BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN ((SELECT order_id FROM order_items WHERE id = old.item_id)) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN ((SELECT order_id FROM order_items WHERE id = old.item_id)) UNION ALL SELECT old.created_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_documents_insert AFTER INSERT ON documents BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (new.order_id) UNION ALL SELECT issued_at AS moment FROM documents WHERE job_id IN (new.job_id) UNION ALL SELECT new.issued_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_documents_update AFTER UPDATE OF order_id, job_id, kind, number, issued_at, total, tax, content ON documents BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (old.order_id, new.order_id) UNION ALL SELECT issued_at AS moment FROM documents WHERE job_id IN (old.job_id, new.job_id) UNION ALL SELECT old.issued_at AS moment UNION ALL SELECT new.issued_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_documents_delete AFTER DELETE ON documents BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE order_id IN (old.order_id) UNION ALL SELECT issued_at AS moment FROM documents WHERE job_id IN (old.job_id) UNION ALL SELECT old.issued_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_payments_insert AFTER INSERT ON payments BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (new.order_id) UNION ALL SELECT settled_at AS moment FROM payments WHERE job_id IN (new.job_id) UNION ALL SELECT new.settled_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_payments_update AFTER UPDATE OF order_id, job_id, kind, method, amount, state, settled_at, created_at ON payments BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (old.order_id, new.order_id) UNION ALL SELECT settled_at AS moment FROM payments WHERE job_id IN (old.job_id, new.job_id) UNION ALL SELECT old.settled_at AS moment UNION ALL SELECT new.settled_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_payments_delete AFTER DELETE ON payments BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN (old.order_id) UNION ALL SELECT settled_at AS moment FROM payments WHERE job_id IN (old.job_id) UNION ALL SELECT old.settled_at AS moment) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_refund_items_insert AFTER INSERT ON refund_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN ((SELECT order_id FROM payments WHERE id = new.payment_id))) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_refund_items_update AFTER UPDATE OF payment_id, item_id, quantity ON refund_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN ((SELECT order_id FROM payments WHERE id = old.payment_id), (SELECT order_id FROM payments WHERE id = new.payment_id))) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_refund_items_delete AFTER DELETE ON refund_items BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE order_id IN ((SELECT order_id FROM payments WHERE id = old.payment_id))) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_job_lines_insert AFTER INSERT ON job_lines BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (new.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (new.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_job_lines_update AFTER UPDATE OF job_id, position, product_id, text, hundredths, unit_price, tax_rate, asked_at, approved_at ON job_lines BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (old.job_id, new.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (old.job_id, new.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_job_lines_delete AFTER DELETE ON job_lines BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (old.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (old.job_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_jobs_insert AFTER INSERT ON jobs BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_jobs_update AFTER UPDATE OF tax_mode ON jobs BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (old.id, new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (old.id, new.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_jobs_delete AFTER DELETE ON jobs BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'invoiced', substr(moment, 1, 13) FROM (SELECT issued_at AS moment FROM documents WHERE job_id IN (old.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 
INSERT INTO sales_outdated (basis, hour) SELECT 'received', substr(moment, 1, 13) FROM (SELECT settled_at AS moment FROM payments WHERE job_id IN (old.id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_withdrawals_insert AFTER INSERT ON withdrawals BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (new.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_withdrawals_update AFTER UPDATE OF order_id, items, status ON withdrawals BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (old.order_id, new.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (old.order_id, new.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE TRIGGER sales_withdrawals_delete AFTER DELETE ON withdrawals BEGIN 
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM (SELECT created_at AS moment FROM orders WHERE id IN (old.order_id) UNION ALL SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id WHERE order_items.order_id IN (old.order_id)) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
 END;

CREATE INDEX ix_mails_quote_id ON mails (quote_id);

CREATE INDEX ix_mails_job_id ON mails (job_id);

CREATE INDEX ix_contact_inquiries_quote_id ON contact_inquiries (quote_id);

CREATE INDEX ix_contact_inquiries_job_id ON contact_inquiries (job_id);

CREATE INDEX ix_quote_lines_product_id ON quote_lines (product_id);

CREATE INDEX ix_job_lines_product_id ON job_lines (product_id);

CREATE TABLE agreed_changes (product_id TEXT NOT NULL, CONSTRAINT pk_agreed_changes PRIMARY KEY (product_id));

CREATE VIEW agreed_pieces AS SELECT l.id AS line_id, l.product_id, (l.hundredths + 99) / 100 AS pieces, q.answered_at AS since FROM quote_lines l JOIN quotes q ON q.id = l.quote_id WHERE l.kind = 'part' AND l.accepted = 1 AND q.status = 'accepted' AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.quote_id = q.id) UNION ALL SELECT l.id, l.product_id, (l.hundredths + 99) / 100, coalesce(l.approved_at, q.answered_at, j.created_at) FROM job_lines l JOIN jobs j ON j.id = l.job_id LEFT JOIN quotes q ON q.id = j.quote_id WHERE l.kind = 'part' AND l.fitted_at IS NULL AND (l.asked_at IS NULL OR l.approved_at IS NOT NULL) AND j.status NOT IN ('collected', 'cancelled');

CREATE TRIGGER agreed_quote_line_added AFTER INSERT ON quote_lines WHEN new.accepted = 1 BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (new.product_id); END;

CREATE TRIGGER agreed_quote_line_changed AFTER UPDATE OF kind, product_id, hundredths, accepted ON quote_lines BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (old.product_id, new.product_id); END;

CREATE TRIGGER agreed_quote_line_removed AFTER DELETE ON quote_lines WHEN old.accepted = 1 BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (old.product_id); END;

CREATE TRIGGER agreed_quote_changed AFTER UPDATE OF status ON quotes BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.id); END;

CREATE TRIGGER agreed_job_line_added AFTER INSERT ON job_lines BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (new.product_id); END;

CREATE TRIGGER agreed_job_line_changed AFTER UPDATE OF kind, product_id, hundredths, asked_at, approved_at, fitted_at ON job_lines BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (old.product_id, new.product_id); END;

CREATE TRIGGER agreed_job_line_removed AFTER DELETE ON job_lines BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (old.product_id); END;

CREATE TRIGGER agreed_job_added AFTER INSERT ON jobs WHEN new.quote_id IS NOT NULL BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.quote_id); END;

CREATE TRIGGER agreed_job_changed AFTER UPDATE OF status ON jobs BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (SELECT product_id FROM job_lines WHERE job_id = new.id); END;

CREATE TRIGGER agreed_job_removed AFTER DELETE ON jobs WHEN old.quote_id IS NOT NULL BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (SELECT product_id FROM quote_lines WHERE quote_id = old.quote_id); END;

CREATE TRIGGER agreed_product_added AFTER INSERT ON products WHEN new.agreed <> 0 OR EXISTS (SELECT 1 FROM agreed_pieces WHERE product_id = new.id) BEGIN UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE id IN (new.id); END;

CREATE TRIGGER agreed_noted AFTER UPDATE OF agreed ON products WHEN old.agreed <> new.agreed BEGIN INSERT INTO agreed_changes (product_id) SELECT new.id WHERE new.id NOT IN (SELECT product_id FROM agreed_changes); END;

CREATE TABLE contact_addresses (
    address TEXT NOT NULL,
    contact_id TEXT NOT NULL,
    text TEXT NOT NULL,
    CONSTRAINT pk_contact_addresses PRIMARY KEY (address, contact_id),
    CONSTRAINT fk_contact_addresses_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
);

CREATE INDEX ix_contact_addresses_contact_id ON contact_addresses (contact_id);

CREATE INDEX ix_orders_contact_id ON orders (contact_id);

CREATE INDEX ix_contact_inquiries_contact_id ON contact_inquiries (contact_id);
