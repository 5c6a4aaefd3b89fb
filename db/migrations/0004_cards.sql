CREATE TABLE "storefront_cards" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storefront_cards" ADD CONSTRAINT "storefront_cards_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A card takes some two kilobytes. Without this, those above would be packed and moved to a table of their own.
ALTER TABLE "storefront_cards" SET (toast_tuple_target = 8160);
