ALTER TABLE "order_files" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_payment_id_offer_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."offer_payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_files_offer" ON "order_files" USING btree ("offer_id","id") WHERE "order_files"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "order_files_payment" ON "order_files" USING btree ("payment_id") WHERE "order_files"."payment_id" is not null;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_owner" CHECK (num_nonnulls("order_files"."order_id", "order_files"."offer_id") = 1);--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_purpose" CHECK ("order_files"."purpose" is null or "order_files"."offer_id" is not null);--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_payment" CHECK ("order_files"."payment_id" is null or "order_files"."purpose" = 'payment');