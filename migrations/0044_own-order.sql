ALTER TABLE "brands" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer;