CREATE TABLE "customer_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"tax_number" text NOT NULL,
	"commercial_register" text NOT NULL,
	"branch" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"shown" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remaining_id" uuid NOT NULL,
	"joined_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"undone" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"salesperson_id" uuid,
	"joined_into" uuid,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "desk_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"owner_id" uuid,
	"owned" timestamp with time zone,
	"arrived" timestamp with time zone NOT NULL,
	"due_from" timestamp with time zone NOT NULL,
	"promised" timestamp with time zone NOT NULL,
	"first_contact" timestamp with time zone,
	"next_step" text,
	"next_at" timestamp with time zone,
	"next_note" text DEFAULT '' NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"closed" timestamp with time zone,
	"lost_reason" text,
	"lost_note" text DEFAULT '' NOT NULL,
	"site" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"number" text NOT NULL,
	"who" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"about" jsonb NOT NULL,
	"machines" integer NOT NULL,
	"pieces" integer NOT NULL,
	"value_minor" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "desk_entries_closing" CHECK (("desk_entries"."closed" is not null) = ("desk_entries"."state" in ('won', 'lost', 'done'))),
	CONSTRAINT "desk_entries_next" CHECK ("desk_entries"."closed" is not null or ("desk_entries"."next_step" is not null and "desk_entries"."next_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid,
	"customer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"way" text,
	"outcome" text,
	"note" text NOT NULL,
	"by_id" uuid,
	"by_name" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_companies" ADD CONSTRAINT "customer_companies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_joins" ADD CONSTRAINT "customer_joins_remaining_id_customers_id_fk" FOREIGN KEY ("remaining_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_joins" ADD CONSTRAINT "customer_joins_joined_id_customers_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_salesperson_id_users_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_joined_into_customers_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_log" ADD CONSTRAINT "desk_log_entry_id_desk_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."desk_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_log" ADD CONSTRAINT "desk_log_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_companies_customer" ON "customer_companies" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_once" ON "customer_contacts" USING btree ("customer_id","kind","value");--> statement-breakpoint
CREATE INDEX "customer_contacts_value" ON "customer_contacts" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "customer_joins_remaining" ON "customer_joins" USING btree ("remaining_id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_joined" ON "customers" USING btree ("joined_into") WHERE "customers"."joined_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_entries_subject" ON "desk_entries" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "desk_entries_open" ON "desk_entries" USING btree ("promised") WHERE "desk_entries"."closed" is null;--> statement-breakpoint
CREATE INDEX "desk_entries_closed" ON "desk_entries" USING btree ("closed") WHERE "desk_entries"."closed" is not null;--> statement-breakpoint
CREATE INDEX "desk_entries_customer" ON "desk_entries" USING btree ("customer_id","arrived");--> statement-breakpoint
CREATE INDEX "desk_entries_owner" ON "desk_entries" USING btree ("owner_id") WHERE "desk_entries"."closed" is null;--> statement-breakpoint
CREATE INDEX "desk_entries_arrived" ON "desk_entries" USING btree ("arrived");--> statement-breakpoint
CREATE INDEX "desk_log_entry" ON "desk_log" USING btree ("entry_id","at");--> statement-breakpoint
CREATE INDEX "desk_log_customer" ON "desk_log" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "desk_log_contacts" ON "desk_log" USING btree ("at") WHERE "desk_log"."event" = 'contact';--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_customer" ON "offers" USING btree ("customer_id") WHERE "offers"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id") WHERE "orders"."customer_id" is not null;