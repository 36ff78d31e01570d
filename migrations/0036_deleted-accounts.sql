ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_from_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_to_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "order_files" DROP CONSTRAINT "order_files_added_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('diyafa.forgetting', true) = 'on' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'entries of the history are never changed';
END $$;
