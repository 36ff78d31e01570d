ALTER TABLE "merchants" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
UPDATE "merchants" SET "search_text" = lower("name" || ' ' || "brand_name" || ' ' || coalesce("email", '') || ' ' || "phone_number" || ' ' || regexp_replace("phone_number", '\D', '', 'g')) WHERE "search_text" = '';
