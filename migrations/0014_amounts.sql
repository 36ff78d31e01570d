ALTER TABLE "products" RENAME COLUMN "price_piastres" TO "price_minor";--> statement-breakpoint
ALTER TABLE "listing" RENAME COLUMN "price_piastres" TO "price_minor";--> statement-breakpoint
ALTER TABLE "search_entries" RENAME COLUMN "price_piastres" TO "price_minor";--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "shown_piastres" TO "shown_minor";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "price_piastres" TO "price_minor";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "shown_piastres" TO "shown_minor";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_entry_follows_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE search_entries SET price_minor = NULL WHERE product_id = OLD.product_id;
	ELSE
		UPDATE search_entries SET price_minor = NEW.price_minor WHERE product_id = NEW.product_id;
	END IF;
	RETURN NULL;
END $$;
