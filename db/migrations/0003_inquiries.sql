CREATE TABLE "inquiry_booking_payments" (
	"inquiry_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	CONSTRAINT "inquiry_booking_payments_inquiry_uuid_position_pk" PRIMARY KEY("inquiry_uuid","position"),
	CONSTRAINT "inquiry_booking_payments_amount" CHECK (amount_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_bookings" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"total_cents" bigint,
	"contract_signed_on" date,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid,
	"request_uuid" uuid,
	"storefront_id" integer NOT NULL,
	"taxonomy_node_id" smallint NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT 'INQUIRY' NOT NULL,
	"close_event_type" text,
	"close_reason" text,
	"close_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"booking_reminder_at" timestamp with time zone,
	"expiration_warnings" smallint DEFAULT 0 NOT NULL,
	"last_seq" integer NOT NULL,
	"last_event_at" timestamp with time zone NOT NULL,
	"last_event_type" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_message_by" text NOT NULL,
	"last_message_text" text NOT NULL,
	"quote" jsonb,
	"couple_read_seq" integer DEFAULT 0 NOT NULL,
	"couple_read_at" timestamp with time zone,
	"vendor_read_seq" integer DEFAULT 0 NOT NULL,
	"vendor_read_at" timestamp with time zone,
	"couple_unread" integer DEFAULT 0 NOT NULL,
	"vendor_unread" integer DEFAULT 0 NOT NULL,
	"couple_names" text NOT NULL,
	"wedding_date" date,
	"tier" text,
	"payment_required" boolean,
	"credit_price" integer,
	"base_credit_price" integer,
	"price_inputs" jsonb,
	"match_reasons" text[] DEFAULT '{}' NOT NULL,
	"hold_reason" text,
	"spam_score" smallint DEFAULT 0 NOT NULL,
	"spam_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply_token" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiries_reply_token_unique" UNIQUE("reply_token"),
	CONSTRAINT "inquiries_closed" CHECK ((status = 'CLOSED') = (close_event_type is not null)),
	CONSTRAINT "inquiries_held" CHECK ((status = 'PENDING') = (hold_reason is not null)),
	CONSTRAINT "inquiries_priced" CHECK (status in ('PENDING', 'NEW', 'CLOSED') or credit_price is not null),
	CONSTRAINT "inquiries_unread" CHECK (couple_unread >= 0 and vendor_unread >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachments" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"inquiry_uuid" uuid NOT NULL,
	"event_seq" integer,
	"side" text NOT NULL,
	"uploaded_by" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_events" (
	"inquiry_uuid" uuid NOT NULL,
	"seq" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"author_name" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"reason" text,
	"quote" jsonb,
	"from_status" text,
	"to_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_events_inquiry_uuid_seq_pk" PRIMARY KEY("inquiry_uuid","seq"),
	CONSTRAINT "inquiry_events_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "inquiry_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"sent_by" uuid,
	"taxonomy_node_id" smallint NOT NULL,
	"event_groups" text[] NOT NULL,
	"wedding_date" date,
	"is_date_flexible" boolean NOT NULL,
	"guest_count" integer NOT NULL,
	"city_id" integer,
	"location" text NOT NULL,
	"budget_min_cents" bigint,
	"budget_max_cents" bigint,
	"option_ids" integer[] DEFAULT '{}' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_requests_budget" CHECK (budget_min_cents <= budget_max_cents and budget_min_cents >= 0),
	CONSTRAINT "inquiry_requests_guests" CHECK (guest_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "lead_counts" (
	"storefront_id" integer NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL,
	"snoozed" integer NOT NULL,
	CONSTRAINT "lead_counts_storefront_id_status_pk" PRIMARY KEY("storefront_id","status"),
	CONSTRAINT "lead_counts_sane" CHECK (unread >= 0 and snoozed >= 0 and total >= unread and total >= snoozed)
);
--> statement-breakpoint
CREATE TABLE "inquiry_notification_settings" (
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"mail" text NOT NULL,
	"text_messages" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_notification_settings_user_id_side_pk" PRIMARY KEY("user_id","side")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_spam_reports" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"reported_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inquiry_booking_payments" ADD CONSTRAINT "inquiry_booking_payments_inquiry_uuid_inquiry_bookings_inquiry_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiry_bookings"("inquiry_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_bookings" ADD CONSTRAINT "inquiry_bookings_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_request_uuid_inquiry_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."inquiry_requests"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_requests" ADD CONSTRAINT "inquiry_requests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_requests" ADD CONSTRAINT "inquiry_requests_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_requests" ADD CONSTRAINT "inquiry_requests_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notification_settings" ADD CONSTRAINT "inquiry_notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_spam_reports" ADD CONSTRAINT "inquiry_spam_reports_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_spam_reports" ADD CONSTRAINT "inquiry_spam_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_open" ON "inquiries" USING btree ("wedding_id","storefront_id") WHERE status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "inquiries_of_wedding" ON "inquiries" USING btree ("wedding_id","last_event_at");--> statement-breakpoint
CREATE INDEX "inquiries_of_request" ON "inquiries" USING btree ("request_uuid");--> statement-breakpoint
CREATE INDEX "leads_by_recent" ON "inquiries" USING btree ("storefront_id","status","last_event_at","uuid");--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "inquiries" USING btree ("storefront_id","status","created_at","uuid");--> statement-breakpoint
CREATE INDEX "leads_by_updated" ON "inquiries" USING btree ("storefront_id","status","updated_at","uuid");--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "inquiries" USING btree ("storefront_id","status",lower("couple_names") collate "C","uuid");--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "inquiries" USING btree ("storefront_id","status",coalesce("wedding_date", '9999-12-31'::date),"uuid");--> statement-breakpoint
CREATE INDEX "leads_by_tier" ON "inquiries" USING btree ("storefront_id","status",(case "tier" when 'GOLD' then 3 when 'SILVER' then 2 else 1 end),"last_event_at","uuid");--> statement-breakpoint
CREATE INDEX "leads_expired" ON "inquiries" USING btree ("storefront_id","last_event_at","uuid") WHERE close_event_type = 'EXPIRATION';--> statement-breakpoint
CREATE INDEX "leads_unread" ON "inquiries" USING btree ("storefront_id","status","last_event_at","uuid") WHERE vendor_unread > 0;--> statement-breakpoint
CREATE INDEX "leads_snoozed_of" ON "inquiries" USING btree ("storefront_id","status","last_event_at","uuid") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "leads_snoozed" ON "inquiries" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "inquiries" USING btree ("storefront_id","last_message_at") WHERE status in ('READY', 'CONNECTED') and last_message_by = 'COUPLE';--> statement-breakpoint
CREATE INDEX "inquiries_ready" ON "inquiries" USING btree ("ready_at") WHERE status = 'READY';--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("created_at") WHERE status in ('PENDING', 'NEW');--> statement-breakpoint
CREATE INDEX "inquiry_attachments_of" ON "inquiry_attachments" USING btree ("inquiry_uuid","event_seq");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_author" ON "inquiry_attachments" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_loose" ON "inquiry_attachments" USING btree ("created_at") WHERE event_seq is null;--> statement-breakpoint
CREATE INDEX "inquiry_events_author" ON "inquiry_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_requests_of" ON "inquiry_requests" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_requests_sender" ON "inquiry_requests" USING btree ("sent_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title" ON "saved_replies" USING btree ("storefront_id",lower("title"));--> statement-breakpoint
CREATE INDEX "inquiry_spam_reports_open" ON "inquiry_spam_reports" USING btree ("reported_at") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "inquiry_spam_reports_author" ON "inquiry_spam_reports" USING btree ("reported_by");