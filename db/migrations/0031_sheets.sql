CREATE TABLE "event_guarantees" (
	"event_uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_links" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"fields" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_lines" jsonb,
	CONSTRAINT "sheet_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "event_guarantees" ADD CONSTRAINT "event_guarantees_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guarantees" ADD CONSTRAINT "event_guarantees_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_links" ADD CONSTRAINT "sheet_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_links" ADD CONSTRAINT "sheet_links_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_guarantees_of" ON "event_guarantees" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "sheet_links_of" ON "sheet_links" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "sheet_links_event" ON "sheet_links" USING btree ("event_uuid");