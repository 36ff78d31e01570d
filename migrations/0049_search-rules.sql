CREATE TABLE "search_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
-- Entries that are here were made by the rules that the catalogue names; the first default writes that without touching a row.
ALTER TABLE "search_entries" ADD COLUMN "rules" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "rules" SET DEFAULT 0;--> statement-breakpoint
INSERT INTO "search_rules" ("id", "version", "done_at")
	SELECT 1, coalesce((SELECT nullif("search_fold", '') FROM "catalogue_state" WHERE "id" = 1), 'unknown'), now()
	WHERE EXISTS (SELECT FROM "search_entries");--> statement-breakpoint
CREATE INDEX "search_entries_rules" ON "search_entries" USING btree ("rules");
