CREATE TABLE "product_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"quantity" integer,
	"price_minor" bigint,
	"is_new" boolean,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"drive_images" text[] DEFAULT '{}' NOT NULL,
	"brand_id" uuid,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"image_name" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"changed_by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "deleted_products" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_drafts_brand" ON "product_drafts" USING btree ("brand_id","changed");--> statement-breakpoint
CREATE INDEX "product_drafts_changed" ON "product_drafts" USING btree ("changed");