CREATE TABLE "budget_changes" (
	"wedding_id" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "budget_changes_once" UNIQUE("wedding_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "budget_contributors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"pledged_cents" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" double precision NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"line_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_lines" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"parent_uuid" uuid,
	"section" text NOT NULL,
	"category_key" text,
	"name" text DEFAULT '' NOT NULL,
	"position" double precision NOT NULL,
	"price_cents" bigint NOT NULL,
	"counted_by" text,
	"fixed_count" integer,
	"vendor_name" text DEFAULT '' NOT NULL,
	"quoted_cents" bigint,
	"agreed_cents" bigint,
	"note" text DEFAULT '' NOT NULL,
	"payer_uuid" uuid,
	"is_from_booking" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "budget_lines_cents" CHECK (price_cents >= 0 and quoted_cents >= 0 and agreed_cents >= 0),
	CONSTRAINT "budget_lines_count" CHECK ((fixed_count is not null) = (counted_by is not distinct from 'FIXED')),
	CONSTRAINT "budget_lines_section" CHECK (section in ('PLACE', 'PEOPLE', 'WEAR', 'ELSE'))
);
--> statement-breakpoint
CREATE TABLE "budget_payments" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"line_uuid" uuid NOT NULL,
	"inquiry_uuid" uuid,
	"label" text DEFAULT '' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"due_on" date,
	"paid_on" date,
	"payer_uuid" uuid,
	"reminded_on" date,
	"removed_at" timestamp with time zone,
	CONSTRAINT "budget_payments_amount" CHECK (amount_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_scenarios" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"choices" jsonb NOT NULL,
	"position" double precision NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_vendors" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"line_uuid" uuid NOT NULL,
	"is_booked" boolean NOT NULL,
	"noted_cents" bigint,
	CONSTRAINT "budget_vendors_cents" CHECK (noted_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"is_all_inclusive" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_contributors" ADD CONSTRAINT "budget_contributors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_files" ADD CONSTRAINT "budget_files_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_files" ADD CONSTRAINT "budget_files_line_uuid_budget_lines_uuid_fk" FOREIGN KEY ("line_uuid") REFERENCES "public"."budget_lines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_files" ADD CONSTRAINT "budget_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_payer_uuid_budget_contributors_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."budget_contributors"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_parent_uuid_budget_lines_uuid_fk" FOREIGN KEY ("parent_uuid") REFERENCES "public"."budget_lines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_line_uuid_budget_lines_uuid_fk" FOREIGN KEY ("line_uuid") REFERENCES "public"."budget_lines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_payer_uuid_budget_contributors_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."budget_contributors"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_scenarios" ADD CONSTRAINT "budget_scenarios_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_vendors" ADD CONSTRAINT "budget_vendors_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_vendors" ADD CONSTRAINT "budget_vendors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_vendors" ADD CONSTRAINT "budget_vendors_line_uuid_budget_lines_uuid_fk" FOREIGN KEY ("line_uuid") REFERENCES "public"."budget_lines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_changes_of" ON "budget_changes" USING btree ("wedding_id","version");--> statement-breakpoint
CREATE INDEX "budget_changes_user" ON "budget_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "budget_contributors_of" ON "budget_contributors" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "budget_files_of" ON "budget_files" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "budget_files_line" ON "budget_files" USING btree ("line_uuid");--> statement-breakpoint
CREATE INDEX "budget_files_adder" ON "budget_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "budget_lines_of" ON "budget_lines" USING btree ("wedding_id","section","position");--> statement-breakpoint
CREATE INDEX "budget_lines_parent" ON "budget_lines" USING btree ("parent_uuid");--> statement-breakpoint
CREATE INDEX "budget_payments_of" ON "budget_payments" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "budget_payments_line" ON "budget_payments" USING btree ("line_uuid");--> statement-breakpoint
CREATE INDEX "budget_payments_inquiry" ON "budget_payments" USING btree ("inquiry_uuid");--> statement-breakpoint
CREATE INDEX "budget_payments_due" ON "budget_payments" USING btree ("due_on") WHERE paid_on is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "budget_scenarios_of" ON "budget_scenarios" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "budget_vendors_of" ON "budget_vendors" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "budget_vendors_line" ON "budget_vendors" USING btree ("line_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_vendors_booked" ON "budget_vendors" USING btree ("line_uuid") WHERE is_booked;