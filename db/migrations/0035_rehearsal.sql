CREATE TABLE "rsvp_forgotten" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_count_plans" (
	"event_uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"freeze_on" date,
	"reserve_percent" smallint DEFAULT 0 NOT NULL,
	"plate_cents" integer,
	"late_percent" smallint DEFAULT 20 NOT NULL,
	CONSTRAINT "event_count_plans_reserve" CHECK (reserve_percent between 0 and 20),
	CONSTRAINT "event_count_plans_late" CHECK (late_percent between 0 and 100),
	CONSTRAINT "event_count_plans_plate" CHECK (plate_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "rsvp_settings" ADD COLUMN "forget_days" integer DEFAULT 365;--> statement-breakpoint
ALTER TABLE "rsvp_forgotten" ADD CONSTRAINT "rsvp_forgotten_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_count_plans" ADD CONSTRAINT "event_count_plans_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_count_plans" ADD CONSTRAINT "event_count_plans_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_count_plans_of" ON "event_count_plans" USING btree ("wedding_id");