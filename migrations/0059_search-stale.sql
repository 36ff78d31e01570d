CREATE TABLE "search_stale" (
	"product_id" uuid PRIMARY KEY NOT NULL
);
