CREATE TABLE "deleted_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"deleted" timestamp with time zone NOT NULL,
	"deleted_by" text NOT NULL,
	"product" jsonb NOT NULL,
	"category_ids" uuid[] NOT NULL,
	"reviews" jsonb NOT NULL,
	"order_line_ids" uuid[] NOT NULL,
	"old_slugs" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_products" ADD CONSTRAINT "deleted_products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_products_deleted" ON "deleted_products" USING btree ("deleted");--> statement-breakpoint
CREATE INDEX "deleted_products_brand" ON "deleted_products" USING btree ("brand_id","deleted");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_minor");--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("quantity");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "products_name_ar" ON "products" USING btree (lower("name_ar"));--> statement-breakpoint
CREATE INDEX "products_without_arabic" ON "products" USING btree ("id") WHERE not ("products"."name_ar" ~ '[\u0621-\u064a]' and "products"."description_ar" ~ '[\u0621-\u064a]');--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "products" USING btree ("id") WHERE "products"."image_name" is null and "products"."drive_images" = '{}';