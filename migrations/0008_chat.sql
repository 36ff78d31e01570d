CREATE TABLE "chat_conversations" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"staff_read_to" bigint DEFAULT 0 NOT NULL,
	"notice_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"customer_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"text" text NOT NULL,
	"client_id" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_position_unique" UNIQUE("position"),
	CONSTRAINT "chat_messages_sent_once" UNIQUE("from_id","client_id"),
	CONSTRAINT "chat_messages_of_customer" CHECK ("chat_messages"."customer_id" in ("chat_messages"."from_id", "chat_messages"."to_id"))
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"customer_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"read_to" bigint NOT NULL,
	CONSTRAINT "chat_reads_customer_id_staff_id_pk" PRIMARY KEY("customer_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "presence_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"process_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "presences_process_id_person_id_pk" PRIMARY KEY("process_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_customer_id_chat_conversations_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."chat_conversations"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_process_id_presence_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."presence_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_conversations_waiting" ON "chat_conversations" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("customer_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created");--> statement-breakpoint
CREATE INDEX "presences_person" ON "presences" USING btree ("person_id");