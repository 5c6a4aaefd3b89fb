CREATE TABLE "vendor_cards" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"form" smallint NOT NULL,
	"listed" text NOT NULL,
	"further" text NOT NULL,
	"images" text NOT NULL,
	"cover_id" uuid,
	"published_at" timestamp with time zone,
	"reviews_score" smallint NOT NULL,
	"completeness_score" smallint NOT NULL,
	"answers_score" smallint NOT NULL,
	"freshness_score" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_cards" ADD CONSTRAINT "vendor_cards_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A card takes some two kilobytes. Without this, those above would be packed and moved to a table of their own.
ALTER TABLE "vendor_cards" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- The version before this one may still run: it gathers the cards that it does not find here.
TRUNCATE "storefront_cards";
