CREATE TABLE "desk_walks" (
	"version" text PRIMARY KEY NOT NULL,
	"ended" timestamp with time zone NOT NULL
);
