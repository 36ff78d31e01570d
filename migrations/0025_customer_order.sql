ALTER TABLE "customer_companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "active" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "customers" SET "active" = coalesce((SELECT max(l."at") FROM "desk_log" l WHERE l."customer_id" = "customers"."id"), "created");--> statement-breakpoint
CREATE INDEX "customers_active" ON "customers" USING btree ("active","id") WHERE "customers"."joined_into" is null;
