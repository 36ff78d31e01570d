CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_language_term_pk" PRIMARY KEY("day","language","term")
);
--> statement-breakpoint
ALTER TABLE "offer_items" ADD COLUMN "value_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD COLUMN "gross_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_versions_sent_at" ON "offer_versions" USING btree ("sent") WHERE "offer_versions"."sent" is not null;--> statement-breakpoint
CREATE INDEX "offer_versions_accepted" ON "offer_versions" USING btree ("ended") WHERE "offer_versions"."state" = 'accepted';
--> statement-breakpoint
-- Versions from before get the amounts that the shop writes from now on; a draft gets them again when it is saved.
WITH "lines" AS (
  SELECT v."id", v."content" -> 'discount' AS "whole", round((l ->> 'quantity')::numeric * (l ->> 'unitMinor')::numeric) AS "gross", l -> 'discount' AS "own"
  FROM "offer_versions" v CROSS JOIN LATERAL jsonb_array_elements(v."content" -> 'lines') l
  WHERE l ->> 'unitMinor' IS NOT NULL AND (l ->> 'role' = 'counted' OR (l ->> 'isChosen')::boolean)
), "nets" AS (
  SELECT "id", "whole", "gross", "gross" - least("gross", CASE "own" ->> 'kind'
    WHEN 'percent' THEN round("gross" * ("own" ->> 'hundredths')::numeric / 10000)
    WHEN 'amount' THEN ("own" ->> 'minor')::numeric ELSE 0 END) AS "net"
  FROM "lines"
), "sums" AS (
  SELECT "id", "whole", sum("gross") AS "gross", sum("net") AS "net" FROM "nets" GROUP BY "id", "whole"
)
UPDATE "offer_versions" v SET "gross_minor" = s."gross", "discount_minor" = s."gross" - s."net" + least(s."net", CASE s."whole" ->> 'kind'
  WHEN 'percent' THEN round(s."net" * (s."whole" ->> 'hundredths')::numeric / 10000)
  WHEN 'amount' THEN (s."whole" ->> 'minor')::numeric ELSE 0 END)
FROM "sums" s WHERE s."id" = v."id";
--> statement-breakpoint
-- Accepted lines from before share the version's discounts by their amounts.
UPDATE "offer_items" i SET "value_minor" = round(i."quantity" * coalesce((l ->> 'unitMinor')::numeric, 0) * (v."gross_minor" - v."discount_minor") / v."gross_minor")
FROM "offer_versions" v CROSS JOIN LATERAL jsonb_array_elements(v."content" -> 'lines') l
WHERE v."id" = i."version_id" AND l ->> 'id' = i."line_id" AND v."gross_minor" > 0;
