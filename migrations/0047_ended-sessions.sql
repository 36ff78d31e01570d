-- Every process closes the sockets of the people that the channel names; triggers tell it, so that no way of ending a session is left out.
CREATE FUNCTION "sessions_ended"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_notify('sessions', CASE WHEN count(*) <= 150 THEN string_agg(user_id::text, ' ') ELSE '*' END)
		FROM (SELECT DISTINCT user_id FROM ended_sessions WHERE expires > now()) ended HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS ended_sessions
	FOR EACH STATEMENT EXECUTE FUNCTION "sessions_ended"();--> statement-breakpoint
CREATE FUNCTION "user_rights_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_notify('sessions', OLD.id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_rights_changed" AFTER UPDATE OF "token_version", "role", "areas", "merchant_id" ON "users" FOR EACH ROW
	WHEN ((OLD.token_version, OLD.role, OLD.areas, OLD.merchant_id) IS DISTINCT FROM (NEW.token_version, NEW.role, NEW.areas, NEW.merchant_id))
	EXECUTE FUNCTION "user_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "user_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "user_rights_changed"();--> statement-breakpoint
CREATE FUNCTION "merchant_switched"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_notify('sessions', id::text) FROM users WHERE merchant_id = OLD.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "merchant_switched" AFTER UPDATE OF "is_active" ON "merchants" FOR EACH ROW
	WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION "merchant_switched"();--> statement-breakpoint
CREATE FUNCTION "second_factor_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_notify('sessions', coalesce(NEW.user_id, OLD.user_id)::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "second_factor_changed" AFTER INSERT OR DELETE OR UPDATE OF "confirmed" ON "second_factors"
	FOR EACH ROW EXECUTE FUNCTION "second_factor_changed"();--> statement-breakpoint
CREATE FUNCTION "staff_rules_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_notify('sessions', '*');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_rules_changed" AFTER INSERT OR UPDATE OR DELETE ON "staff_rules"
	FOR EACH STATEMENT EXECUTE FUNCTION "staff_rules_changed"();
