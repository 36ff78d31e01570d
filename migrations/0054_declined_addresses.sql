CREATE TABLE "declined_addresses" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_addresses_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
