CREATE TABLE "sheet_column_choices" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"headings_key" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "sheet_column_choices_owner_id_kind_headings_key_pk" PRIMARY KEY("owner_id","kind","headings_key")
);
--> statement-breakpoint
CREATE TABLE "sheet_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"head_row" integer NOT NULL,
	"rows" text NOT NULL,
	"row_count" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"is_remembered" boolean NOT NULL,
	"scope" text NOT NULL,
	"absent" text NOT NULL,
	"is_partial" boolean NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"began" timestamp with time zone,
	"summary" jsonb,
	"groups" jsonb,
	"results" text,
	"failure" text,
	"created" timestamp with time zone NOT NULL,
	"finished" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sheet_column_choices" ADD CONSTRAINT "sheet_column_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_runs" ADD CONSTRAINT "sheet_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_runs_owner" ON "sheet_runs" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_runs_one_import" ON "sheet_runs" USING btree ((true)) WHERE "sheet_runs"."state" = 'importing';