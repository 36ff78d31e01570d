ALTER TABLE "settings_pictures" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "settings_pictures" ADD COLUMN "height" integer;