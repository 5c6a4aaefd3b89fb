CREATE TABLE "calendar_feed_days" (
	"feed_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "calendar_feed_days_feed_uuid_day_pk" PRIMARY KEY("feed_uuid","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"content_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "calendar_feeds_failing" CHECK ((failures = 0) = (failure is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "calendar_feed_days" ADD CONSTRAINT "calendar_feed_days_feed_uuid_calendar_feeds_uuid_fk" FOREIGN KEY ("feed_uuid") REFERENCES "public"."calendar_feeds"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_once" ON "calendar_feeds" USING btree ("storefront_id",md5("address"));--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("tried_at");