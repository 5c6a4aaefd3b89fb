CREATE TABLE "seating_sheets" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"fields" text[] NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_state" jsonb,
	CONSTRAINT "seating_sheets_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "seating_sheets" ADD CONSTRAINT "seating_sheets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_sheets" ADD CONSTRAINT "seating_sheets_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seating_sheets_of" ON "seating_sheets" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "seating_sheets_event" ON "seating_sheets" USING btree ("event_uuid");