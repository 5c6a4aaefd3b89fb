CREATE TABLE "guest_filters" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_history" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid,
	"text" text NOT NULL,
	"is_by_guest" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_mailings" (
	"household_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"wedding_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"sent_on" date NOT NULL,
	"by_user" uuid,
	CONSTRAINT "household_mailings_household_uuid_kind_pk" PRIMARY KEY("household_uuid","kind"),
	CONSTRAINT "household_mailings_kind" CHECK (kind in ('SAVE_THE_DATE', 'INVITATION', 'THANK_YOU', 'OTHER')),
	CONSTRAINT "household_mailings_channel" CHECK (channel in ('PAPER', 'EMAIL', 'TEXT', 'HAND'))
);
--> statement-breakpoint
CREATE TABLE "guest_tag_links" (
	"tag_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	CONSTRAINT "guest_tag_links_tag_uuid_guest_uuid_pk" PRIMARY KEY("tag_uuid","guest_uuid")
);
--> statement-breakpoint
CREATE TABLE "guest_tags" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_filters" ADD CONSTRAINT "guest_filters_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_history" ADD CONSTRAINT "guest_history_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_history" ADD CONSTRAINT "guest_history_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_history" ADD CONSTRAINT "guest_history_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_mailings" ADD CONSTRAINT "household_mailings_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_mailings" ADD CONSTRAINT "household_mailings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_mailings" ADD CONSTRAINT "household_mailings_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_tag_uuid_guest_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."guest_tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tags" ADD CONSTRAINT "guest_tags_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_filters_name" ON "guest_filters" USING btree ("wedding_id",lower("name"));--> statement-breakpoint
CREATE INDEX "guest_history_of" ON "guest_history" USING btree ("household_uuid","at" DESC NULLS LAST,"uuid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guest_history_wedding" ON "guest_history" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_history_by" ON "guest_history" USING btree ("by_user");--> statement-breakpoint
CREATE INDEX "household_mailings_of" ON "household_mailings" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "household_mailings_by" ON "household_mailings" USING btree ("by_user");--> statement-breakpoint
CREATE INDEX "guest_tag_links_of" ON "guest_tag_links" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_tag_links_guest" ON "guest_tag_links" USING btree ("guest_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_tags_name" ON "guest_tags" USING btree ("wedding_id",lower("name"));