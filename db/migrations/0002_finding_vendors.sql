CREATE TABLE "favorite_boards" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"shared_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_boards_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "favorite_boards_shared" CHECK ((share_token is null) = (shared_at is null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"board_uuid" uuid NOT NULL,
	"storefront_id" integer,
	"photo_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"source" text,
	"location" text,
	"tile_position" integer,
	"shelf_customized" boolean,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_one_thing" CHECK (num_nonnulls(storefront_id, photo_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "search_removals" (
	"category_id" smallint NOT NULL,
	"storefront_id" integer NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "search_removals_category_id_storefront_id_pk" PRIMARY KEY("category_id","storefront_id")
);
--> statement-breakpoint
CREATE TABLE "search_versions" (
	"category_id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefront_search" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"category_id" smallint NOT NULL,
	"market_id" integer,
	"state_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"own_facets" bigint NOT NULL,
	"shared_facets" bigint NOT NULL,
	"price_cents" integer,
	"capacity" integer,
	"reviews_score" smallint NOT NULL,
	"completeness_score" smallint NOT NULL,
	"answers_score" smallint NOT NULL,
	"freshness_score" smallint NOT NULL,
	"rating" smallint,
	"reviews_count" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"featured_until" timestamp with time zone,
	"shows_availability" boolean NOT NULL,
	"days_off" smallint NOT NULL,
	"available_through" date,
	"search_name" text NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefront_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reported_by" uuid,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefront_response_stats" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"received_count" integer NOT NULL,
	"answered_count" integer NOT NULL,
	"median_minutes" integer,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storefront_response_stats_add_up" CHECK (received_count >= answered_count and answered_count >= 0 and (median_minutes is not null) = (answered_count > 0))
);
--> statement-breakpoint
ALTER TABLE "real_weddings" ADD COLUMN "setting" text DEFAULT 'BOTH' NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite_boards" ADD CONSTRAINT "favorite_boards_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_boards" ADD CONSTRAINT "favorite_boards_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_board_uuid_favorite_boards_uuid_fk" FOREIGN KEY ("board_uuid") REFERENCES "public"."favorite_boards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_photo_id_real_wedding_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."real_wedding_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_reports" ADD CONSTRAINT "storefront_reports_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_reports" ADD CONSTRAINT "storefront_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_response_stats" ADD CONSTRAINT "storefront_response_stats_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_boards_of" ON "favorite_boards" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_boards_default" ON "favorite_boards" USING btree ("wedding_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_boards_name" ON "favorite_boards" USING btree ("wedding_id",lower("name"));--> statement-breakpoint
CREATE INDEX "favorite_boards_author" ON "favorite_boards" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_storefront_once" ON "favorites" USING btree ("wedding_id","storefront_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_photo_once" ON "favorites" USING btree ("wedding_id","photo_id");--> statement-breakpoint
CREATE INDEX "favorites_on_board" ON "favorites" USING btree ("board_uuid","created_at");--> statement-breakpoint
CREATE INDEX "favorites_of_storefront" ON "favorites" USING btree ("storefront_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_of_photo" ON "favorites" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "favorites_author" ON "favorites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "search_removals_changes" ON "search_removals" USING btree ("category_id","version");--> statement-breakpoint
CREATE INDEX "storefront_search_changes" ON "storefront_search" USING btree ("category_id","version","storefront_id");--> statement-breakpoint
CREATE INDEX "storefront_search_name" ON "storefront_search" USING btree ("search_name" text_pattern_ops,"storefront_id");--> statement-breakpoint
CREATE INDEX "storefront_search_category_name" ON "storefront_search" USING btree ("category_id","search_name" text_pattern_ops,"storefront_id");--> statement-breakpoint
CREATE INDEX "storefront_reports_of" ON "storefront_reports" USING btree ("storefront_id","reported_at");--> statement-breakpoint
CREATE INDEX "storefront_reports_author" ON "storefront_reports" USING btree ("reported_by");