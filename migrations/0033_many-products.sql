CREATE TABLE "product_run_rows" (
	"run_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "product_run_rows_run_id_product_id_pk" PRIMARY KEY("run_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" jsonb NOT NULL,
	"count" integer NOT NULL,
	"undone" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_run_rows" ADD CONSTRAINT "product_run_rows_run_id_product_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."product_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_runs_actor" ON "product_runs" USING btree ("actor_id","at");