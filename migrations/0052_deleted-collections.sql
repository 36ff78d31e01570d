CREATE TABLE "deleted_collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"deleted" timestamp with time zone NOT NULL,
	"deleted_by_id" uuid,
	"record" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"child_ids" uuid[] NOT NULL,
	"old_slugs" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_collections" ADD CONSTRAINT "deleted_collections_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_collections_deleted" ON "deleted_collections" USING btree ("kind","deleted");