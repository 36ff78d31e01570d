CREATE TABLE "settings_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
