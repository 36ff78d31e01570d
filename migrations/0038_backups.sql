CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date,
	"started" timestamp with time zone NOT NULL,
	"finished" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"rows" integer,
	"files" integer,
	"failure" text,
	CONSTRAINT "backups_day_unique" UNIQUE("day")
);
