CREATE TABLE "offer_delivery_notes" (
	"offer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"number" smallint NOT NULL,
	CONSTRAINT "offer_delivery_notes_offer_id_day_pk" PRIMARY KEY("offer_id","day")
);--> statement-breakpoint
ALTER TABLE "offer_delivery_notes" ADD CONSTRAINT "offer_delivery_notes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_delivery_notes_number" ON "offer_delivery_notes" USING btree ("offer_id","number");--> statement-breakpoint
INSERT INTO "offer_delivery_notes" ("offer_id", "day", "number")
	SELECT offer_id, delivered, row_number() OVER (PARTITION BY offer_id ORDER BY delivered)
	FROM (SELECT DISTINCT offer_id, delivered FROM "offer_items" WHERE "delivered" IS NOT NULL) days;--> statement-breakpoint
UPDATE "offer_items" SET "delivered" = NULL WHERE "delivered" IS NOT NULL AND "status" <> 'Delivered';--> statement-breakpoint
-- Requesters who had cancelled lines stood as staff. Where the account is gone, its name tells that it was no colleague's: those lose it.
UPDATE "offer_events" e SET "actor_kind" = 'customer'
	FROM "offers" o LEFT JOIN "users" r ON r.id = o.user_id
	WHERE o.id = e.offer_id AND e.actor_kind = 'staff' AND (
		(e.actor_id = r.id AND r.role <> 'ROLE ADMIN' AND e.kind IN ('item-moved', 'request-cancelled', 'withdrawn'))
		OR (r.id IS NULL AND e.kind = 'item-moved' AND e.actor_name <> '—'
			AND NOT EXISTS (SELECT FROM "users" u WHERE u.id = e.actor_id)));--> statement-breakpoint
UPDATE "offer_events" e SET "actor_name" = '—'
	WHERE e.actor_id IS NOT NULL AND e.actor_name NOT IN ('', '—') AND NOT EXISTS (SELECT FROM "users" u WHERE u.id = e.actor_id);--> statement-breakpoint
-- The lock on this table is the last one, since nobody reads a request until it is let go.
ALTER TABLE "orders" ADD COLUMN "archived_kind" text;--> statement-breakpoint
UPDATE "orders" o SET "archived_kind" = CASE
		WHEN o.archived_by = o.user_id THEN 'requester'
		WHEN u.role = 'ROLE MERCHANT' THEN 'merchant'
		WHEN u.id IS NULL AND o.user_id IS NULL THEN 'requester'
		ELSE 'admin' END
	FROM "orders" a LEFT JOIN "users" u ON u.id = a.archived_by
	WHERE a.id = o.id AND o.archived IS NOT NULL;
