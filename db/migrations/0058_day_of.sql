CREATE TABLE "day_helpers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"ends" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "day_helpers_token_unique" UNIQUE("token"),
	CONSTRAINT "day_helpers_rights" CHECK (rights <@ array['CHECK_IN', 'TIMELINE', 'VENDORS'] and rights <> '{}')
);
--> statement-breakpoint
CREATE TABLE "day_operations" (
	"wedding_id" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"cursor" bigint GENERATED ALWAYS AS IDENTITY (sequence name "day_operations_cursor_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device" text NOT NULL,
	"clock" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"value" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_operations_wedding_id_uuid_pk" PRIMARY KEY("wedding_id","uuid"),
	CONSTRAINT "day_operations_kind" CHECK (kind in ('HERE', 'DONE', 'LATE', 'ARRIVED', 'DELAYED')),
	CONSTRAINT "day_operations_value" CHECK (value between 0 and 1440)
);
--> statement-breakpoint
CREATE TABLE "day_vendors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"inquiry_uuid" uuid,
	"name" text NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"arrives_minute" smallint,
	"phone" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "day_vendors_inquiry_uuid_unique" UNIQUE("inquiry_uuid"),
	CONSTRAINT "day_vendors_inquiry" CHECK (inquiry_uuid is null or inquiry_uuid = uuid),
	CONSTRAINT "day_vendors_minute" CHECK (arrives_minute between -1440 and 2880)
);
--> statement-breakpoint
CREATE TABLE "run_sheet_items" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"starts_minute" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"audience" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "run_sheet_items_times" CHECK (starts_minute between -1440 and 2880 and minutes between 0 and 720),
	CONSTRAINT "run_sheet_items_kind" CHECK (kind in ('FLEXIBLE', 'FIXED', 'BUFFER')),
	CONSTRAINT "run_sheet_items_title" CHECK (length(title) between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "day_helpers" ADD CONSTRAINT "day_helpers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_operations" ADD CONSTRAINT "day_operations_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD CONSTRAINT "day_vendors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_vendors" ADD CONSTRAINT "day_vendors_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_items" ADD CONSTRAINT "run_sheet_items_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_helpers_of" ON "day_helpers" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "day_operations_since" ON "day_operations" USING btree ("wedding_id","cursor");--> statement-breakpoint
CREATE INDEX "day_vendors_of" ON "day_vendors" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "run_sheet_items_of" ON "run_sheet_items" USING btree ("wedding_id","starts_minute");