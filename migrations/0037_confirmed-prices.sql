ALTER TABLE "products" ADD COLUMN "price_confirmed" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- The history knows when somebody last typed or imported each price.
UPDATE "products" SET "price_confirmed" = greatest("created", coalesce((SELECT max(e."at") FROM "audit_entries" e WHERE e."record_kind" = 'product' AND e."record_id" = "products"."id" AND e."after" ? 'price'), "created"));--> statement-breakpoint
CREATE INDEX "products_price_confirmed" ON "products" USING btree ("price_confirmed");
