CREATE TABLE product_options (
    product_id TEXT NOT NULL,
    name TEXT NOT NULL,
    sku TEXT,
    sku_folded TEXT,
    ean TEXT,
    price INTEGER,
    inventory INTEGER NOT NULL,
    agreed INTEGER DEFAULT 0 NOT NULL,
    image_url TEXT,
    position INTEGER NOT NULL,
    shown INTEGER DEFAULT 1 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_product_options PRIMARY KEY (id),
    CONSTRAINT ck_product_options_inventory CHECK (inventory >= 0),
    CONSTRAINT ck_product_options_price CHECK (price >= 0),
    CONSTRAINT ck_product_options_shown CHECK (shown IN (0, 1)),
    CONSTRAINT fk_product_options_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
    CONSTRAINT fk_product_options_image_url FOREIGN KEY(image_url) REFERENCES images (url) ON UPDATE CASCADE
);

CREATE INDEX ix_product_options_image_url ON product_options (image_url);

CREATE INDEX ix_product_options_product_id ON product_options (product_id);

CREATE UNIQUE INDEX ix_product_options_sku_folded ON product_options (sku_folded);

ALTER TABLE products ADD COLUMN option_count INTEGER DEFAULT 0 NOT NULL;

ALTER TABLE products ADD COLUMN price_from INTEGER;

ALTER TABLE order_items ADD COLUMN option_id TEXT;

ALTER TABLE order_items ADD COLUMN option_name TEXT;

ALTER TABLE quote_lines ADD COLUMN option_id TEXT;

ALTER TABLE job_lines ADD COLUMN option_id TEXT;

ALTER TABLE stock_moves ADD COLUMN option_id TEXT;

DROP TRIGGER price_noted;

CREATE TRIGGER price_noted AFTER UPDATE OF price, price_from, sale_price, sale_from, sale_to, sale_prior ON products WHEN old.price <> new.price OR old.price_from IS NOT new.price_from OR old.sale_price IS NOT new.sale_price OR old.sale_from IS NOT new.sale_from OR old.sale_to IS NOT new.sale_to OR old.sale_prior IS NOT new.sale_prior BEGIN INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior) SELECT new.id, old.created_at, min(old.price, coalesce(old.price_from, old.price)), NULL WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = new.id); DELETE FROM price_history WHERE product_id = new.id AND from_at > strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'); INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior) SELECT new.id, strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'), CASE WHEN new.sale_price < new.sale_prior AND new.sale_price < new.price AND new.sale_from <= strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') AND new.sale_to > strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') THEN new.sale_price ELSE min(new.price, coalesce(new.price_from, new.price)) END, CASE WHEN new.sale_price < new.sale_prior AND new.sale_price < new.price AND new.sale_from <= strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') AND new.sale_to > strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') THEN new.sale_prior END; INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior) SELECT new.id, new.sale_from, new.sale_price, new.sale_prior WHERE new.sale_price < new.sale_prior AND new.sale_price < new.price AND new.sale_from > strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'); INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior) SELECT new.id, new.sale_to, min(new.price, coalesce(new.price_from, new.price)), NULL WHERE new.sale_price < new.sale_prior AND new.sale_price < new.price AND new.sale_to > strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'); END;

CREATE VIEW agreed_pieces AS SELECT l.id AS line_id, l.product_id, l.option_id, (l.hundredths + 99) / 100 AS pieces, q.answered_at AS since FROM quote_lines l JOIN quotes q ON q.id = l.quote_id WHERE l.kind = 'part' AND l.accepted = 1 AND q.status = 'accepted' AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.quote_id = q.id) UNION ALL SELECT l.id, l.product_id, l.option_id, (l.hundredths + 99) / 100, coalesce(l.approved_at, q.answered_at, j.created_at) FROM job_lines l JOIN jobs j ON j.id = l.job_id LEFT JOIN quotes q ON q.id = j.quote_id WHERE l.kind = 'part' AND l.fitted_at IS NULL AND (l.asked_at IS NULL OR l.approved_at IS NOT NULL) AND j.status NOT IN ('collected', 'cancelled');

CREATE TRIGGER agreed_quote_line_added AFTER INSERT ON quote_lines WHEN new.accepted = 1 BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (new.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (new.product_id); END;

CREATE TRIGGER agreed_quote_line_changed AFTER UPDATE OF kind, product_id, option_id, hundredths, accepted ON quote_lines BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (old.product_id, new.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (old.product_id, new.product_id); END;

CREATE TRIGGER agreed_quote_line_removed AFTER DELETE ON quote_lines WHEN old.accepted = 1 BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (old.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (old.product_id); END;

CREATE TRIGGER agreed_quote_changed AFTER UPDATE OF status ON quotes BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.id); END;

CREATE TRIGGER agreed_job_line_added AFTER INSERT ON job_lines BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (new.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (new.product_id); END;

CREATE TRIGGER agreed_job_line_changed AFTER UPDATE OF kind, product_id, option_id, hundredths, asked_at, approved_at, fitted_at ON job_lines BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (old.product_id, new.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (old.product_id, new.product_id); END;

CREATE TRIGGER agreed_job_line_removed AFTER DELETE ON job_lines BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (old.product_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (old.product_id); END;

CREATE TRIGGER agreed_job_added AFTER INSERT ON jobs WHEN new.quote_id IS NOT NULL BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.quote_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (SELECT product_id FROM quote_lines WHERE quote_id = new.quote_id); END;

CREATE TRIGGER agreed_job_changed AFTER UPDATE OF status ON jobs BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (SELECT product_id FROM job_lines WHERE job_id = new.id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (SELECT product_id FROM job_lines WHERE job_id = new.id); END;

CREATE TRIGGER agreed_job_removed AFTER DELETE ON jobs WHEN old.quote_id IS NOT NULL BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (SELECT product_id FROM quote_lines WHERE quote_id = old.quote_id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (SELECT product_id FROM quote_lines WHERE quote_id = old.quote_id); END;

CREATE TRIGGER agreed_product_added AFTER INSERT ON products WHEN new.agreed <> 0 OR EXISTS (SELECT 1 FROM agreed_pieces WHERE product_id = new.id) BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN (new.id); UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) WHERE option_count = 0 AND id IN (new.id); END;

CREATE TRIGGER options_added AFTER INSERT ON product_options BEGIN UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = new.product_id AND option_id = new.id) WHERE id = new.id; UPDATE products SET inventory = (SELECT coalesce(sum(o.inventory), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), agreed = CASE WHEN EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = products.id) THEN (SELECT coalesce(sum(min(o.inventory, o.agreed)), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) ELSE (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) END, price_from = (SELECT CASE WHEN min(coalesce(o.price, products.price)) <> products.price OR max(coalesce(o.price, products.price)) <> products.price THEN min(coalesce(o.price, products.price)) END FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), option_count = (SELECT count(*) FROM product_options o WHERE o.product_id = products.id) WHERE id = new.product_id; END;

CREATE TRIGGER options_removed AFTER DELETE ON product_options BEGIN UPDATE products SET inventory = (SELECT coalesce(sum(o.inventory), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), agreed = CASE WHEN EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = products.id) THEN (SELECT coalesce(sum(min(o.inventory, o.agreed)), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) ELSE (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) END, price_from = (SELECT CASE WHEN min(coalesce(o.price, products.price)) <> products.price OR max(coalesce(o.price, products.price)) <> products.price THEN min(coalesce(o.price, products.price)) END FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), option_count = (SELECT count(*) FROM product_options o WHERE o.product_id = products.id) WHERE id = old.product_id; END;

CREATE TRIGGER options_moved AFTER UPDATE OF inventory, agreed ON product_options WHEN old.inventory <> new.inventory OR old.agreed <> new.agreed BEGIN UPDATE products SET inventory = (SELECT coalesce(sum(o.inventory), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), agreed = CASE WHEN EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = products.id) THEN (SELECT coalesce(sum(min(o.inventory, o.agreed)), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) ELSE (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) END WHERE id = new.product_id; UPDATE stock_moves SET option_id = new.id WHERE id = (SELECT max(id) FROM stock_moves) AND product_id = new.product_id AND option_id IS NULL AND old.shown = 1 AND new.shown = 1 AND old.inventory <> new.inventory; END;

CREATE TRIGGER options_changed AFTER UPDATE OF price, shown ON product_options BEGIN UPDATE products SET inventory = (SELECT coalesce(sum(o.inventory), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1), agreed = CASE WHEN EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = products.id) THEN (SELECT coalesce(sum(min(o.inventory, o.agreed)), 0) FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) ELSE (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id) END, price_from = (SELECT CASE WHEN min(coalesce(o.price, products.price)) <> products.price OR max(coalesce(o.price, products.price)) <> products.price THEN min(coalesce(o.price, products.price)) END FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) WHERE id = new.product_id; END;

CREATE TRIGGER options_priced AFTER UPDATE OF price ON products WHEN old.price <> new.price AND new.option_count > 0 BEGIN UPDATE products SET price_from = (SELECT CASE WHEN min(coalesce(o.price, products.price)) <> products.price OR max(coalesce(o.price, products.price)) <> products.price THEN min(coalesce(o.price, products.price)) END FROM product_options o WHERE o.product_id = products.id AND o.shown = 1) WHERE id = new.id; END;

CREATE TRIGGER search_option_added AFTER INSERT ON product_options BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_option_changed AFTER UPDATE OF name, sku, ean ON product_options BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT new.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END;

CREATE TRIGGER search_option_removed AFTER DELETE ON product_options BEGIN INSERT INTO search_outdated (product_id) SELECT id FROM (SELECT old.product_id AS id) WHERE id NOT IN (SELECT product_id FROM search_outdated); END
