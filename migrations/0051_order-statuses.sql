CREATE TABLE "order_counts" (
	"scope" uuid NOT NULL,
	"status" text NOT NULL,
	"is_waiting" boolean NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_statuses" (
	"order_id" uuid NOT NULL,
	"scope" uuid NOT NULL,
	"status" text NOT NULL,
	"is_waiting" boolean NOT NULL,
	CONSTRAINT "order_statuses_order_id_scope_pk" PRIMARY KEY("order_id","scope")
);
--> statement-breakpoint
INSERT INTO "order_statuses" ("order_id", "scope", "status", "is_waiting")
SELECT "order_id", "scope",
	CASE
		WHEN "delivered" > 0 AND "fresh" + "processing" + "shipped" = 0 THEN 'Delivered'
		WHEN "delivered" + "shipped" > 0 THEN 'Shipped'
		WHEN "processing" > 0 THEN 'Processing'
		ELSE 'Not processed'
	END,
	"fresh" > 0 AND "processing" + "shipped" + "delivered" = 0
FROM (
	SELECT o."id" AS "order_id", s."scope",
		count(*) FILTER (WHERE l."status" = 'Not processed') AS "fresh",
		count(*) FILTER (WHERE l."status" = 'Processing') AS "processing",
		count(*) FILTER (WHERE l."status" = 'Shipped') AS "shipped",
		count(*) FILTER (WHERE l."status" = 'Delivered') AS "delivered"
	FROM "orders" o
	LEFT JOIN "order_lines" l ON l."order_id" = o."id"
	CROSS JOIN LATERAL (
		SELECT '00000000-0000-0000-0000-000000000000'::uuid AS "scope" UNION ALL SELECT l."brand_id" WHERE l."brand_id" IS NOT NULL
	) s
	WHERE o."archived" IS NULL
	GROUP BY 1, 2
) "counted";--> statement-breakpoint
INSERT INTO "order_counts" ("scope", "status", "is_waiting", "count")
SELECT "scope", "status", "is_waiting", count(*) FROM "order_statuses" GROUP BY 1, 2, 3
UNION ALL
SELECT '00000000-0000-0000-0000-000000000000'::uuid, 'Cancelled', false, count(*) FROM "orders" WHERE "archived" IS NOT NULL HAVING count(*) > 0;--> statement-breakpoint
DROP INDEX "order_lines_brand";--> statement-breakpoint
DROP INDEX "order_lines_waiting";--> statement-breakpoint
DROP INDEX "orders_open";--> statement-breakpoint
DROP INDEX "orders_archived";--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_counts_scope" ON "order_counts" USING btree ("scope","status");--> statement-breakpoint
CREATE INDEX "order_statuses_newest" ON "order_statuses" USING btree ("scope","order_id","is_waiting");--> statement-breakpoint
CREATE INDEX "order_statuses_status" ON "order_statuses" USING btree ("scope","status","order_id","is_waiting");--> statement-breakpoint
CREATE INDEX "order_statuses_waiting" ON "order_statuses" USING btree ("scope","order_id") WHERE "order_statuses"."is_waiting";--> statement-breakpoint
CREATE INDEX "orders_ids" ON "orders" USING gin (("id"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_user_archived" ON "orders" USING btree ("user_id") WHERE "orders"."archived" is not null;--> statement-breakpoint
CREATE INDEX "orders_archived" ON "orders" USING btree ("archived","id") WHERE "orders"."archived" is not null;