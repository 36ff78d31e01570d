CREATE TABLE "availability_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"asked" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"answered" timestamp with time zone,
	"answered_by_name" text DEFAULT '' NOT NULL,
	"answer" text,
	"pieces" integer,
	"day" date,
	"word" text DEFAULT '' NOT NULL,
	CONSTRAINT "availability_questions_answer" CHECK (("availability_questions"."answered" is null) = ("availability_questions"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "availability_questions" ADD CONSTRAINT "availability_questions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_questions" ADD CONSTRAINT "availability_questions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "availability_questions_open" ON "availability_questions" USING btree ("offer_id","line_id") WHERE "availability_questions"."answered" is null;--> statement-breakpoint
CREATE INDEX "availability_questions_offer" ON "availability_questions" USING btree ("offer_id","asked");--> statement-breakpoint
CREATE INDEX "availability_questions_brand" ON "availability_questions" USING btree ("brand_id","asked");