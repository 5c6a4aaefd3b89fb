CREATE TABLE "guest_households" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"envelope_outer" text DEFAULT '' NOT NULL,
	"envelope_inner" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"list" text NOT NULL,
	"list_rank" smallint,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_households_side" CHECK (side in ('A', 'B', 'BOTH')),
	CONSTRAINT "guest_households_list" CHECK (list in ('INVITED', 'MAYBE', 'LATER')),
	CONSTRAINT "guest_households_rank" CHECK (list_rank is null or list = 'LATER')
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"suffix" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"host_uuid" uuid,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "guests_kind" CHECK (kind in ('ADULT', 'CHILD', 'INFANT')),
	CONSTRAINT "guests_host" CHECK (host_uuid <> uuid)
);
--> statement-breakpoint
ALTER TABLE "guest_households" ADD CONSTRAINT "guest_households_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_host_uuid_guests_uuid_fk" FOREIGN KEY ("host_uuid") REFERENCES "public"."guests"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_households_of" ON "guest_households" USING btree ("wedding_id","uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "guests_position" ON "guests" USING btree ("household_uuid","position");--> statement-breakpoint
CREATE INDEX "guests_of" ON "guests" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guests_hosted" ON "guests" USING btree ("host_uuid");