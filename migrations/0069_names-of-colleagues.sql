-- Names of colleagues whose account is gone had stayed here.
UPDATE "customer_joins" j SET "by_name" = '—'
	WHERE j."by_name" <> '—' AND NOT EXISTS (SELECT FROM "users" u WHERE u.id = j."by_id");--> statement-breakpoint
UPDATE "availability_questions" q SET "asked_by_name" = '—'
	WHERE q."asked_by_name" <> '—' AND NOT EXISTS (SELECT FROM "users" u WHERE u.id = q."asked_by");
