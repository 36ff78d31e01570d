CREATE TABLE "search_bitmaps" (
	"token" text COLLATE "C" NOT NULL,
	"section" smallint NOT NULL,
	"block" integer NOT NULL,
	"version" integer NOT NULL,
	"products" "bytea" NOT NULL,
	CONSTRAINT "search_bitmaps_token_section_block_pk" PRIMARY KEY("token","section","block")
);
--> statement-breakpoint
CREATE TABLE "search_bitmaps_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" integer NOT NULL,
	"version" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"worked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"words" "bytea",
	"kind_end" integer,
	"name_end" integer,
	"brand_end" integer,
	"category_end" integer,
	"is_shown" boolean,
	"is_in_stock" boolean
);
--> statement-breakpoint
CREATE TABLE "search_numbers" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "search_numbers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
-- The triggers that call it are made by a job, where a catalogue is large: others pay nothing.
CREATE FUNCTION "search_entry_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO search_changes (product_id) VALUES (NEW.product_id);
	ELSE
		INSERT INTO search_changes (product_id, words, kind_end, name_end, brand_end, category_end, is_shown, is_in_stock)
			VALUES (OLD.product_id, OLD.words, OLD.kind_end, OLD.name_end, OLD.brand_end, OLD.category_end, OLD.price_minor IS NOT NULL, OLD.is_in_stock);
	END IF;
	RETURN NULL;
END $$;
