CREATE TABLE "sheet_picture_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"began" timestamp with time zone NOT NULL,
	"results" jsonb NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "sheet_picture_runs" ADD CONSTRAINT "sheet_picture_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_picture_runs_owner" ON "sheet_picture_runs" USING btree ("owner_id","id");