CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text,
	"system" text,
	"created" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");--> statement-breakpoint
-- A provider has verified the address, an operator has named the admin, and the demo's addresses belong to nobody.
UPDATE "users" SET "is_email_proven" = true WHERE "provider" <> 'Email' OR "role" = 'ROLE ADMIN' OR "email" LIKE '%.example';--> statement-breakpoint
-- Merchants who used the link in their mailbox: the history names them as the actor of their own role. Used links are deleted after a week.
UPDATE "users" SET "is_email_proven" = true WHERE "role" = 'ROLE MERCHANT' AND (
	EXISTS (SELECT 1 FROM "account_links" WHERE "account_links"."kind" = 'merchant-signup' AND "account_links"."used" IS NOT NULL AND "account_links"."merchant_id" = "users"."merchant_id")
	OR EXISTS (SELECT 1 FROM "audit_entries" WHERE "audit_entries"."record_kind" = 'user' AND "audit_entries"."record_id" = "users"."id" AND "audit_entries"."actor_id" = "users"."id" AND "audit_entries"."action" IN ('user.created', 'user.role-changed'))
);
