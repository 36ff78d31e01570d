ALTER TABLE "availability_questions" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
-- Answers from before are those of the brand's merchant, where the name is still theirs.
UPDATE "availability_questions" q SET "answered_by" = u.id
	FROM "merchants" m JOIN "users" u ON u.merchant_id = m.id
	WHERE m.brand_id = q.brand_id AND q.answered IS NOT NULL AND q.answered_by_name = u.first_name;
