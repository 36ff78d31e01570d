ALTER TABLE "search_entries" RENAME COLUMN "places" TO "words";--> statement-breakpoint
ALTER INDEX "search_entries_places" RENAME TO "search_entries_words";
