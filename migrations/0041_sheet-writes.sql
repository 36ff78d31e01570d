CREATE TABLE "sheet_run_writes" (
	"run_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"back" jsonb,
	CONSTRAINT "sheet_run_writes_run_id_product_id_pk" PRIMARY KEY("run_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "sheet_run_writes" ADD CONSTRAINT "sheet_run_writes_run_id_sheet_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."sheet_runs"("id") ON DELETE cascade ON UPDATE no action;