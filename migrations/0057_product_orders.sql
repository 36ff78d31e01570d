DROP INDEX "products_brand";--> statement-breakpoint
CREATE INDEX "products_brand_newest" ON "products" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "products_state_newest" ON "products" USING btree ("is_active","id");