DROP INDEX "chat_conversations_waiting";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "staff_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_listed" ON "chat_conversations" USING btree ("waiting_since","last_at" DESC NULLS LAST,"customer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_conversations_unread" ON "chat_conversations" USING btree ("customer_id","staff_unread") WHERE "chat_conversations"."staff_unread" > 0;--> statement-breakpoint
UPDATE "chat_conversations" c SET "staff_unread" = n.unread
	FROM (
		SELECT m.customer_id, count(*)::int AS unread FROM "chat_messages" m JOIN "chat_conversations" o ON o.customer_id = m.customer_id
		WHERE m.from_id = m.customer_id AND m.position > o.staff_read_to GROUP BY m.customer_id
	) n WHERE n.customer_id = c.customer_id;--> statement-breakpoint
INSERT INTO "chat_reads" ("customer_id", "staff_id", "read_to", "unread")
	SELECT m.customer_id, m.from_id, 0, count(*) FILTER (WHERE m.position > coalesce(r.read_to, 0))::int
	FROM "chat_messages" m JOIN "users" u ON u.id = m.from_id
	LEFT JOIN "chat_reads" r ON r.customer_id = m.customer_id AND r.staff_id = m.from_id
	WHERE m.from_id <> m.customer_id GROUP BY m.customer_id, m.from_id
	ON CONFLICT ("customer_id", "staff_id") DO UPDATE SET "unread" = excluded."unread";--> statement-breakpoint
-- Triggers, since a process of the version before stores messages beside this one while a shop is restarted.
CREATE FUNCTION "chat_messages_counted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE chat_conversations c SET staff_unread = c.staff_unread + n.added
		FROM (SELECT customer_id, count(*)::int AS added FROM added_messages WHERE from_id = customer_id GROUP BY customer_id) n
		WHERE c.customer_id = n.customer_id;
	INSERT INTO chat_reads (customer_id, staff_id, read_to, unread)
		SELECT m.customer_id, m.from_id, 0, count(*)::int FROM added_messages m JOIN users u ON u.id = m.from_id
		WHERE m.from_id <> m.customer_id GROUP BY m.customer_id, m.from_id
		ON CONFLICT (customer_id, staff_id) DO UPDATE SET unread = chat_reads.unread + excluded.unread;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_messages_counted" AFTER INSERT ON "chat_messages" REFERENCING NEW TABLE AS added_messages
	FOR EACH STATEMENT EXECUTE FUNCTION "chat_messages_counted"();--> statement-breakpoint
CREATE FUNCTION "chat_conversation_read"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.staff_unread := (SELECT count(*) FROM chat_messages m
		WHERE m.customer_id = NEW.customer_id AND m.from_id = NEW.customer_id AND m.position > NEW.staff_read_to);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_conversation_read" BEFORE UPDATE OF "staff_read_to" ON "chat_conversations"
	FOR EACH ROW EXECUTE FUNCTION "chat_conversation_read"();--> statement-breakpoint
CREATE FUNCTION "chat_answers_read"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW.unread := (SELECT count(*) FROM chat_messages m
		WHERE m.customer_id = NEW.customer_id AND m.from_id = NEW.staff_id AND m.position > NEW.read_to);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_answers_read" BEFORE UPDATE OF "read_to" ON "chat_reads"
	FOR EACH ROW EXECUTE FUNCTION "chat_answers_read"();
