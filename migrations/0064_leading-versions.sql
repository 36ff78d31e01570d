-- Withdrawing an offer with a draft beside it had made the draft, which nobody got, the version that lists show.
UPDATE "offers" o SET "leading_id" = shown."id"
	FROM (
		SELECT DISTINCT ON (s."offer_id") s."offer_id", s."id" FROM "offer_versions" s
		WHERE s."sent" IS NOT NULL ORDER BY s."offer_id", s."state" = 'accepted' DESC, s."version" DESC
	) shown, "offer_versions" listed
	WHERE shown."offer_id" = o."id" AND listed."id" = o."leading_id" AND listed."sent" IS NULL;
