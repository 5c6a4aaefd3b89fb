CREATE TABLE "event_dishes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"event_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"eaters" text NOT NULL,
	CONSTRAINT "event_dishes_eaters" CHECK (eaters in ('ALL', 'ADULT', 'CHILD'))
);
--> statement-breakpoint
CREATE TABLE "guest_invitations" (
	"event_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"status" text NOT NULL,
	"dish_uuid" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "guest_invitations_event_uuid_guest_uuid_pk" PRIMARY KEY("event_uuid","guest_uuid"),
	CONSTRAINT "guest_invitations_status" CHECK (status in ('INVITED', 'ATTENDING', 'DECLINED')),
	CONSTRAINT "guest_invitations_answered" CHECK ((status = 'INVITED') = (answered_at is null)),
	CONSTRAINT "guest_invitations_dish_of" CHECK (dish_uuid is null or status = 'ATTENDING')
);
--> statement-breakpoint
CREATE TABLE "wedding_events" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"date" date,
	"starts_at" text DEFAULT '' NOT NULL,
	"ends_at" text DEFAULT '' NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"attire" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"asks_reply" boolean NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"capacity" integer,
	"invites_new" boolean NOT NULL,
	"meals" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wedding_events_meals" CHECK (meals in ('NONE', 'CHOICE', 'BUFFET')),
	CONSTRAINT "wedding_events_days" CHECK (opens_on is null or closes_on is null or opens_on <= closes_on)
);
--> statement-breakpoint
ALTER TABLE "event_dishes" ADD CONSTRAINT "event_dishes_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_invitations" ADD CONSTRAINT "guest_invitations_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_invitations" ADD CONSTRAINT "guest_invitations_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_invitations" ADD CONSTRAINT "guest_invitations_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_invitations" ADD CONSTRAINT "guest_invitations_dish_uuid_event_dishes_uuid_fk" FOREIGN KEY ("dish_uuid") REFERENCES "public"."event_dishes"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_events" ADD CONSTRAINT "wedding_events_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_dishes_of" ON "event_dishes" USING btree ("event_uuid","position");--> statement-breakpoint
CREATE INDEX "guest_invitations_of" ON "guest_invitations" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_invitations_guest" ON "guest_invitations" USING btree ("guest_uuid");--> statement-breakpoint
CREATE INDEX "guest_invitations_dish" ON "guest_invitations" USING btree ("dish_uuid");--> statement-breakpoint
CREATE INDEX "wedding_events_of" ON "wedding_events" USING btree ("wedding_id","position");--> statement-breakpoint
-- Lists from before there were events: everybody on them is invited to the wedding.
INSERT INTO "wedding_events" ("uuid", "wedding_id", "position", "kind", "name", "asks_reply", "invites_new", "meals", "created_at", "updated_at")
SELECT gen_random_uuid(), h."wedding_id", 0, 'ceremony', 'Wedding', true, true, 'NONE', now(), now()
  FROM "guest_households" h GROUP BY h."wedding_id";--> statement-breakpoint
INSERT INTO "guest_invitations" ("event_uuid", "guest_uuid", "wedding_id", "status")
SELECT e."uuid", g."uuid", g."wedding_id", 'INVITED'
  FROM "guests" g JOIN "wedding_events" e ON e."wedding_id" = g."wedding_id";
