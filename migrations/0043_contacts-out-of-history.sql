ALTER TABLE "deleted_products" DROP COLUMN "deleted_by";--> statement-breakpoint
SELECT set_config('diyafa.forgetting', 'on', true);--> statement-breakpoint
UPDATE "audit_entries" SET
  "before" = CASE "record_kind"
    WHEN 'customer' THEN "before" - ARRAY['salesperson', 'other']
    WHEN 'settings' THEN CASE "record_id" WHEN '00000000-0000-7000-8000-000000000008' THEN '{}' ELSE "before" END
    ELSE "before" - ARRAY['email', 'phoneNumber'] END,
  "after" = CASE "record_kind"
    WHEN 'customer' THEN "after" - ARRAY['salesperson', 'other']
    WHEN 'settings' THEN CASE "record_id" WHEN '00000000-0000-7000-8000-000000000008' THEN '{}' ELSE "after" END
    ELSE "after" - ARRAY['email', 'phoneNumber'] END,
  "actor_name" = CASE WHEN "actor_name" LIKE '%@%' THEN '' ELSE "actor_name" END
WHERE "record_kind" IN ('user', 'merchant', 'customer', 'settings');--> statement-breakpoint
SELECT set_config('diyafa.forgetting', 'off', true);
