CREATE TABLE "guest_mail_addresses" (
	"wedding_id" uuid NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "guest_mail_addresses_wedding_id_address_pk" PRIMARY KEY("wedding_id","address"),
	CONSTRAINT "guest_mail_addresses_token_unique" UNIQUE("token"),
	CONSTRAINT "guest_mail_addresses_folded" CHECK (address = lower(address))
);
--> statement-breakpoint
CREATE TABLE "guest_message_recipients" (
	"message_uuid" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"address" text NOT NULL,
	"skipped" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_message_recipients_message_uuid_household_uuid_pk" PRIMARY KEY("message_uuid","household_uuid")
);
--> statement-breakpoint
CREATE TABLE "guest_messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" smallint,
	"state" text NOT NULL,
	"audience" text NOT NULL,
	"event_uuid" uuid,
	"texts" jsonb NOT NULL,
	"scheduled_for" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"sent_through" uuid,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_messages_kind" CHECK (kind in ('MESSAGE', 'INVITATION', 'REMINDER')),
	CONSTRAINT "guest_messages_number" CHECK ((kind = 'REMINDER') = (number is not null) and number in (1, 2)),
	CONSTRAINT "guest_messages_state" CHECK (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')),
	CONSTRAINT "guest_messages_audience" CHECK (audience in ('EVERYONE', 'NOT_ANSWERED', 'COMING', 'NOT_COMING', 'EVENT')),
	CONSTRAINT "guest_messages_approval" CHECK ((state = 'DRAFT') = (approved_at is null))
);
--> statement-breakpoint
CREATE TABLE "rsvp_closing_mails" (
	"wedding_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rsvp_closing_mails_wedding_id_closes_on_pk" PRIMARY KEY("wedding_id","closes_on")
);
--> statement-breakpoint
CREATE TABLE "rsvp_draft_mails" (
	"household_uuid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rsvp_notice_mails" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_mail_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rsvp_notice_mails_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rsvp_notice_settings" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "rsvp_notice_settings_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id"),
	CONSTRAINT "rsvp_notice_settings_mode" CHECK (mode in ('EACH', 'DAILY', 'ONLY_NO', 'OFF'))
);
--> statement-breakpoint
CREATE TABLE "rsvp_notices" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"household_uuid" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told" text DEFAULT '' NOT NULL,
	CONSTRAINT "rsvp_notices_wedding_id_user_id_household_uuid_pk" PRIMARY KEY("wedding_id","user_id","household_uuid")
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "guest_mail_addresses" ADD CONSTRAINT "guest_mail_addresses_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_message_recipients" ADD CONSTRAINT "guest_message_recipients_message_uuid_guest_messages_uuid_fk" FOREIGN KEY ("message_uuid") REFERENCES "public"."guest_messages"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_message_recipients" ADD CONSTRAINT "guest_message_recipients_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_closing_mails" ADD CONSTRAINT "rsvp_closing_mails_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_draft_mails" ADD CONSTRAINT "rsvp_draft_mails_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notice_mails" ADD CONSTRAINT "rsvp_notice_mails_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notice_mails" ADD CONSTRAINT "rsvp_notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notice_settings" ADD CONSTRAINT "rsvp_notice_settings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notice_settings" ADD CONSTRAINT "rsvp_notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notices" ADD CONSTRAINT "rsvp_notices_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notices" ADD CONSTRAINT "rsvp_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsvp_notices" ADD CONSTRAINT "rsvp_notices_household_uuid_guest_households_uuid_fk" FOREIGN KEY ("household_uuid") REFERENCES "public"."guest_households"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_message_recipients_once" ON "guest_message_recipients" USING btree ("message_uuid",lower(address)) WHERE skipped is null;--> statement-breakpoint
CREATE INDEX "guest_message_recipients_household" ON "guest_message_recipients" USING btree ("household_uuid");--> statement-breakpoint
CREATE INDEX "guest_messages_of" ON "guest_messages" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_messages_waiting" ON "guest_messages" USING btree ("state") WHERE state in ('SCHEDULED', 'SENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "guest_messages_reminder" ON "guest_messages" USING btree ("wedding_id","number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "guest_messages_event" ON "guest_messages" USING btree ("event_uuid") WHERE event_uuid is not null;--> statement-breakpoint
CREATE INDEX "guest_messages_approved" ON "guest_messages" USING btree ("approved_by") WHERE approved_by is not null;--> statement-breakpoint
CREATE INDEX "rsvp_notice_mails_user" ON "rsvp_notice_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rsvp_notice_settings_user" ON "rsvp_notice_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rsvp_notices_user" ON "rsvp_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rsvp_notices_household" ON "rsvp_notices" USING btree ("household_uuid");