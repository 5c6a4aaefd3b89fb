CREATE TABLE "rsvp_answers" (
	"question_uuid" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"guest_uuid" uuid,
	"answers" text[] NOT NULL,
	CONSTRAINT "rsvp_answers_one" UNIQUE NULLS NOT DISTINCT("question_uuid","household_uuid","guest_uuid")
);
--> statement-breakpoint
CREATE TABLE "rsvp_change_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"reply" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rsvp_drafts" (
	"household_uuid" uuid PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rsvp_links" (
	"household_uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"link_code" text NOT NULL,
	"short_code" text NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"extended_until" date,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rsvp_links_link_code_unique" UNIQUE("link_code"),
	CONSTRAINT "rsvp_links_short_code_unique" UNIQUE("short_code")
);
--> statement-breakpoint
CREATE TABLE "rsvp_questions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"scope" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"is_required" boolean NOT NULL,
	"show_when" jsonb NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rsvp_settings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rsvp_submissions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"by_user" uuid,
	"key" uuid NOT NULL,
	"reply" jsonb NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "rsvp_submissions_key" UNIQUE("household_uuid","key"),
	CONSTRAINT "rsvp_submissions_source" CHECK (source in ('LINK', 'CODE', 'NAME', 'DESK', 'CHANGE'))
);
--> statement-breakpoint
ALTER TABLE "guest_households" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "diet_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_answers" ADD CONSTRAINT "rsvp_answers_question_uuid_rsvp_questions_uuid_fk" FOREIGN KEY ("question_uuid") REFERENCES "public"."rsvp_questions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_answers" ADD CONSTRAINT "rsvp_answers_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_answers" ADD CONSTRAINT "rsvp_answers_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_change_requests" ADD CONSTRAINT "rsvp_change_requests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_change_requests" ADD CONSTRAINT "rsvp_change_requests_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_change_requests" ADD CONSTRAINT "rsvp_change_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_drafts" ADD CONSTRAINT "rsvp_drafts_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_links" ADD CONSTRAINT "rsvp_links_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_links" ADD CONSTRAINT "rsvp_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_questions" ADD CONSTRAINT "rsvp_questions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_settings" ADD CONSTRAINT "rsvp_settings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD CONSTRAINT "rsvp_submissions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD CONSTRAINT "rsvp_submissions_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD CONSTRAINT "rsvp_submissions_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rsvp_answers_household" ON "rsvp_answers" USING btree ("household_uuid");--> statement-breakpoint
CREATE INDEX "rsvp_answers_guest" ON "rsvp_answers" USING btree ("guest_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "rsvp_change_requests_open" ON "rsvp_change_requests" USING btree ("household_uuid") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "rsvp_change_requests_of" ON "rsvp_change_requests" USING btree ("wedding_id","state");--> statement-breakpoint
CREATE INDEX "rsvp_change_requests_household" ON "rsvp_change_requests" USING btree ("household_uuid");--> statement-breakpoint
CREATE INDEX "rsvp_change_requests_decided" ON "rsvp_change_requests" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "rsvp_drafts_old" ON "rsvp_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "rsvp_links_of" ON "rsvp_links" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "rsvp_questions_of" ON "rsvp_questions" USING btree ("wedding_id","position");--> statement-breakpoint
CREATE INDEX "rsvp_submissions_of" ON "rsvp_submissions" USING btree ("wedding_id","at");--> statement-breakpoint
CREATE INDEX "rsvp_submissions_by" ON "rsvp_submissions" USING btree ("by_user") WHERE by_user is not null;