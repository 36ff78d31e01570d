CREATE TABLE "offer_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" smallint,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"position" smallint NOT NULL,
	"order_line_id" uuid,
	"product_id" uuid,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"serials" text[] DEFAULT '{}'::text[] NOT NULL,
	"delivered" date,
	"warranty_ends" date
);
--> statement-breakpoint
CREATE TABLE "offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"counter" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"is_renewal" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"received" date NOT NULL,
	"way" text,
	"note" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_payments_amount" CHECK ("offer_payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"hash" text,
	"total_minor" bigint,
	"valid_until" date NOT NULL,
	"customer" text NOT NULL,
	"company" text NOT NULL,
	"project" text NOT NULL,
	"salesperson" text NOT NULL,
	"approved_hundredths" integer,
	"is_paused" boolean DEFAULT false NOT NULL,
	"is_confirmed" boolean DEFAULT true NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent" timestamp with time zone,
	"seen" timestamp with time zone,
	"ended" timestamp with time zone,
	"acceptance" jsonb,
	"decline" jsonb,
	"withdrawal_reason" text,
	CONSTRAINT "offer_versions_sent" CHECK (("offer_versions"."sent" is null) = ("offer_versions"."hash" is null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"created" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"leading_id" uuid,
	"link_counter" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_items" ADD CONSTRAINT "offer_items_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_items" ADD CONSTRAINT "offer_items_version_id_offer_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."offer_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_items" ADD CONSTRAINT "offer_items_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_events_offer" ON "offer_events" USING btree ("offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_items_line" ON "offer_items" USING btree ("version_id","line_id");--> statement-breakpoint
CREATE INDEX "offer_items_offer" ON "offer_items" USING btree ("offer_id","position");--> statement-breakpoint
CREATE INDEX "offer_items_standing" ON "offer_items" USING btree ("product_id") WHERE "offer_items"."status" not in ('Delivered', 'Cancelled');--> statement-breakpoint
CREATE INDEX "offer_links_offer" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_messages_offer" ON "offer_messages" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "offer_payments_offer" ON "offer_payments" USING btree ("offer_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_number" ON "offer_versions" USING btree ("offer_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_draft" ON "offer_versions" USING btree ("offer_id") WHERE "offer_versions"."state" in ('draft', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_open" ON "offer_versions" USING btree ("offer_id") WHERE "offer_versions"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "offer_versions_state" ON "offer_versions" USING btree ("state","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "offers_order" ON "offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin ("search_text" gin_trgm_ops);