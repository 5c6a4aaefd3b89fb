CREATE TABLE "listing_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storefront_id" integer NOT NULL,
	"section_key" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_section_drafts" (
	"storefront_id" integer NOT NULL,
	"section_key" text NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"asked_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_section_drafts_storefront_id_section_key_pk" PRIMARY KEY("storefront_id","section_key")
);
--> statement-breakpoint
CREATE TABLE "listing_section_versions" (
	"storefront_id" integer NOT NULL,
	"section_key" text NOT NULL,
	"version" integer NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_section_versions_storefront_id_section_key_pk" PRIMARY KEY("storefront_id","section_key")
);
--> statement-breakpoint
ALTER TABLE "storefront_images" ADD COLUMN "source" text DEFAULT 'FILE' NOT NULL;--> statement-breakpoint
ALTER TABLE "storefront_images" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "storefront_images" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "storefront_images" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "storefront_images" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_section_drafts" ADD CONSTRAINT "listing_section_drafts_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_section_versions" ADD CONSTRAINT "listing_section_versions_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_section_versions" ADD CONSTRAINT "listing_section_versions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_edits_of" ON "listing_edits" USING btree ("storefront_id","id");--> statement-breakpoint
CREATE INDEX "listing_edits_old" ON "listing_edits" USING btree ("edited_at");--> statement-breakpoint
CREATE INDEX "listing_edits_editor" ON "listing_edits" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "listing_section_drafts_asked" ON "listing_section_drafts" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "storefront_images" ADD CONSTRAINT "storefront_images_focus" CHECK (focus_x between 0 and 100 and focus_y between 0 and 100);