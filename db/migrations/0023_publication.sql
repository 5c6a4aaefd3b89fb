CREATE TABLE "listing_deletions" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid,
	"checks" jsonb NOT NULL,
	"reviewer_id" uuid,
	"picked_up_at" timestamp with time zone,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "publication_reviews_decided_whole" CHECK ((decision is null) = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "listing_released_words" (
	"storefront_id" integer NOT NULL,
	"section_key" text NOT NULL,
	"match" text NOT NULL,
	"released_by" uuid,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_released_words_storefront_id_section_key_match_pk" PRIMARY KEY("storefront_id","section_key","match")
);
--> statement-breakpoint
ALTER TABLE "listing_section_drafts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "storefronts" ADD COLUMN "formerly_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_deletions" ADD CONSTRAINT "listing_deletions_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_deletions" ADD CONSTRAINT "listing_deletions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reviews" ADD CONSTRAINT "publication_reviews_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reviews" ADD CONSTRAINT "publication_reviews_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reviews" ADD CONSTRAINT "publication_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reviews" ADD CONSTRAINT "publication_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_released_words" ADD CONSTRAINT "listing_released_words_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_released_words" ADD CONSTRAINT "listing_released_words_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_deletions_due" ON "listing_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_reviews_open" ON "publication_reviews" USING btree ("storefront_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "publication_reviews_waiting" ON "publication_reviews" USING btree ("opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "publication_reviews_decided" ON "publication_reviews" USING btree ("decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "publication_reviews_of" ON "publication_reviews" USING btree ("storefront_id","opened_at");--> statement-breakpoint
ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_formerly_published" CHECK (formerly_published_at is null or publication_status = 'CLOSED');--> statement-breakpoint
-- Whoever waits already is looked at too; what had been begun is begun anew.
insert into "publication_reviews" ("id", "storefront_id", "opened_at", "checks")
select gen_random_uuid(), "id", coalesce("submitted_at", "updated_at"), '[]' from "storefronts" where "publication_status" in ('SUBMITTED', 'IN_REVIEW');--> statement-breakpoint
update "storefronts" set "publication_status" = 'SUBMITTED' where "publication_status" = 'IN_REVIEW';
