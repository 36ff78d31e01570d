CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"search_fold" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"drawing" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"scope" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_piastres" bigint NOT NULL,
	CONSTRAINT "listing_scope_product_id_pk" PRIMARY KEY("scope","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"scope" uuid PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price_piastres" bigint NOT NULL,
	"image_name" text,
	"drive_images" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"inactive_reasons" text[] DEFAULT '{}' NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brand_id" uuid,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_piastres" >= 100),
	CONSTRAINT "products_quantity_not_negative" CHECK ("products"."quantity" >= 0)
);
--> statement-breakpoint
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
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_price" ON "listing" USING btree ("scope","price_piastres","product_id");--> statement-breakpoint
CREATE INDEX "listing_product" ON "listing" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "old_slugs_record" ON "old_slugs" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_unique" ON "products" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "products_sku_prefix" ON "products" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
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
