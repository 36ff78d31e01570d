ALTER TABLE "users" ADD COLUMN "has_chosen_language" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "declined_emails" text[] DEFAULT '{}' NOT NULL;