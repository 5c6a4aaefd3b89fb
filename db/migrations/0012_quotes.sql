CREATE TABLE "quote_packages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"deposit_cents" bigint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_quote_lines" (
	"quote_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	CONSTRAINT "inquiry_quote_lines_quote_uuid_position_pk" PRIMARY KEY("quote_uuid","position"),
	CONSTRAINT "inquiry_quote_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_quotes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"inquiry_uuid" uuid NOT NULL,
	"event_seq" integer NOT NULL,
	"status" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"deposit_cents" bigint,
	"valid_until" date,
	"sent_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "inquiry_quotes_status" CHECK (status in ('SENT', 'ACCEPTED', 'WITHDRAWN')),
	CONSTRAINT "inquiry_quotes_accepted_at" CHECK ((status = 'ACCEPTED') = (accepted_at is not null)),
	CONSTRAINT "inquiry_quotes_withdrawn_at" CHECK ((status = 'WITHDRAWN') = (withdrawn_at is not null)),
	CONSTRAINT "inquiry_quotes_amounts" CHECK (total_cents > 0 and deposit_cents between 0 and total_cents)
);
--> statement-breakpoint
ALTER TABLE "quote_packages" ADD CONSTRAINT "quote_packages_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_quote_lines" ADD CONSTRAINT "inquiry_quote_lines_quote_uuid_inquiry_quotes_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."inquiry_quotes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_quotes" ADD CONSTRAINT "inquiry_quotes_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_quotes" ADD CONSTRAINT "inquiry_quotes_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_packages_title" ON "quote_packages" USING btree ("storefront_id",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_quotes_of" ON "inquiry_quotes" USING btree ("inquiry_uuid","event_seq");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_quotes_accepted" ON "inquiry_quotes" USING btree ("inquiry_uuid") WHERE status = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "inquiry_quotes_accepter" ON "inquiry_quotes" USING btree ("accepted_by") WHERE accepted_by is not null;
