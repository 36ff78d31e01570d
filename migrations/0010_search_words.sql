DROP INDEX "search_entries_words";--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "places" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "words";--> statement-breakpoint
CREATE INDEX "search_entries_places" ON "search_entries" USING gin (array_to_tsvector(string_to_array(btrim(encode("places", 'escape')), ' '))) WITH (fastupdate=false);--> statement-breakpoint
-- Written anew, or each row would keep the room of what it no longer holds.
CLUSTER "search_entries" USING "search_entries_pkey";--> statement-breakpoint
ALTER TABLE "search_entries" SET WITHOUT CLUSTER;
