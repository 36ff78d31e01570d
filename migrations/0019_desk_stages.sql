ALTER TABLE "desk_entries" ADD COLUMN "for_all_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD COLUMN "stage" text DEFAULT '' NOT NULL;