CREATE TABLE "rsvp_claims" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"household_uuid" uuid,
	"before" jsonb,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "rsvp_claims_purpose" CHECK (purpose in ('ADDRESS', 'RSVP')),
	CONSTRAINT "rsvp_claims_state" CHECK (state in ('NEW', 'MATCHED', 'ADDED', 'IGNORED'))
);
--> statement-breakpoint
CREATE TABLE "super_links" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"purposes" text[] NOT NULL,
	"is_open" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "super_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "rsvp_claims" ADD CONSTRAINT "rsvp_claims_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_claims" ADD CONSTRAINT "rsvp_claims_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_claims" ADD CONSTRAINT "rsvp_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_links" ADD CONSTRAINT "super_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rsvp_claims_of" ON "rsvp_claims" USING btree ("wedding_id","state","created_at");--> statement-breakpoint
CREATE INDEX "rsvp_claims_household" ON "rsvp_claims" USING btree ("household_uuid") WHERE household_uuid is not null;--> statement-breakpoint
CREATE INDEX "rsvp_claims_decided" ON "rsvp_claims" USING btree ("decided_by") WHERE decided_by is not null;