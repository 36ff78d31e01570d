CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- The trigger that calls it is made by a job, where a catalogue is large: others pay nothing.
CREATE FUNCTION "search_vocabulary_grows"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO search_vocabulary (word)
		SELECT DISTINCT unnest(string_to_array(btrim(encode(NEW.words, 'escape')), ' ')) AS word ORDER BY word
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
