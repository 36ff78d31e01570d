CREATE TABLE "search_entries" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"price_piastres" bigint,
	"is_in_stock" boolean NOT NULL,
	"kind_end" integer NOT NULL,
	"name_end" integer NOT NULL,
	"brand_end" integer NOT NULL,
	"category_end" integer NOT NULL,
	"sku_key" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin (array_to_tsvector(string_to_array(btrim("words"), ' '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_sku" ON "search_entries" USING btree ("sku_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION "search_entry_follows_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE search_entries SET price_piastres = NULL WHERE product_id = OLD.product_id;
	ELSE
		UPDATE search_entries SET price_piastres = NEW.price_piastres WHERE product_id = NEW.product_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_entry_shown" AFTER INSERT OR UPDATE ON "listing" FOR EACH ROW
	WHEN (NEW.scope = '00000000-0000-0000-0000-000000000000') EXECUTE FUNCTION "search_entry_follows_listing"();--> statement-breakpoint
CREATE TRIGGER "search_entry_hidden" AFTER DELETE ON "listing" FOR EACH ROW
	WHEN (OLD.scope = '00000000-0000-0000-0000-000000000000') EXECUTE FUNCTION "search_entry_follows_listing"();--> statement-breakpoint
CREATE FUNCTION "search_entry_follows_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_entries
	SET is_in_stock = NEW.quantity > 0, sku_key = lower(regexp_replace(NEW.sku, '[^A-Za-z0-9]', '', 'g'))
	WHERE product_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_entry_stocked" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (OLD.sku <> NEW.sku OR (OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION "search_entry_follows_product"();
