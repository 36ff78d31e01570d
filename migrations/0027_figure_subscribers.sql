CREATE TABLE "figure_subscribers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_sent" date
);
--> statement-breakpoint
ALTER TABLE "figure_subscribers" ADD CONSTRAINT "figure_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;