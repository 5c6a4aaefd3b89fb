CREATE TABLE "website_batches" (
	"wedding_id" uuid NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "website_batches_wedding_id_batch_uuid_pk" PRIMARY KEY("wedding_id","batch_uuid")
);
--> statement-breakpoint
CREATE TABLE "website_messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "website_page_privacy" (
	"wedding_id" uuid NOT NULL,
	"page_uuid" uuid NOT NULL,
	"visibility" text NOT NULL,
	"event_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"passcode" text DEFAULT '' NOT NULL,
	"passcode_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "website_page_privacy_wedding_id_page_uuid_pk" PRIMARY KEY("wedding_id","page_uuid"),
	CONSTRAINT "website_page_privacy_kind" CHECK (visibility in ('EVERYONE', 'PASSCODE', 'INVITED', 'HIDDEN')),
	CONSTRAINT "website_page_privacy_passcode" CHECK (visibility <> 'PASSCODE' or passcode <> '')
);
--> statement-breakpoint
CREATE TABLE "website_pages" (
	"wedding_id" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "website_pages_wedding_id_uuid_pk" PRIMARY KEY("wedding_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "website_pictures" (
	"wedding_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "website_pictures_wedding_id_picture_id_pk" PRIMARY KEY("wedding_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "website_reports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "website_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "website_slugs_form" CHECK (slug ~ '^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$' and length(slug) between 3 and 40)
);
--> statement-breakpoint
CREATE TABLE "website_versions" (
	"wedding_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid,
	"changes" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "website_versions_wedding_id_number_pk" PRIMARY KEY("wedding_id","number"),
	CONSTRAINT "website_versions_kind" CHECK (kind in ('EDITED', 'PUBLISHED', 'RESTORED'))
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"look" jsonb NOT NULL,
	"look_version" integer DEFAULT 1 NOT NULL,
	"draft_version" integer DEFAULT 1 NOT NULL,
	"privacy" text DEFAULT 'PASSCODE' NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"picture_scope" uuid NOT NULL,
	"passcode" text NOT NULL,
	"passcode_version" integer DEFAULT 1 NOT NULL,
	"event_visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published" jsonb,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"forget_on" date,
	"taken_down_at" timestamp with time zone,
	"taken_down_for" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "websites_state" CHECK (state in ('DRAFT', 'PUBLISHED', 'HIDDEN', 'FORGOTTEN')),
	CONSTRAINT "websites_privacy" CHECK (privacy in ('PASSCODE', 'LINK', 'PUBLIC')),
	CONSTRAINT "websites_found" CHECK (privacy = 'PUBLIC' or not (is_listed or is_indexed)),
	CONSTRAINT "websites_published_whole" CHECK (state <> 'PUBLISHED' or published is not null),
	CONSTRAINT "websites_forgotten_whole" CHECK (state <> 'FORGOTTEN' or published is null)
);
--> statement-breakpoint
ALTER TABLE "website_batches" ADD CONSTRAINT "website_batches_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_messages" ADD CONSTRAINT "website_messages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_page_privacy" ADD CONSTRAINT "website_page_privacy_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pictures" ADD CONSTRAINT "website_pictures_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pictures" ADD CONSTRAINT "website_pictures_picture_id_media_assets_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_reports" ADD CONSTRAINT "website_reports_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_reports" ADD CONSTRAINT "website_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_slugs" ADD CONSTRAINT "website_slugs_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_versions" ADD CONSTRAINT "website_versions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_versions" ADD CONSTRAINT "website_versions_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_batches_old" ON "website_batches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "website_messages_of" ON "website_messages" USING btree ("wedding_id","at");--> statement-breakpoint
CREATE INDEX "website_pictures_shown" ON "website_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "website_reports_of" ON "website_reports" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "website_reports_open" ON "website_reports" USING btree ("at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "website_reports_decider" ON "website_reports" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "website_slugs_current" ON "website_slugs" USING btree ("wedding_id") WHERE until is null;--> statement-breakpoint
CREATE INDEX "website_slugs_of" ON "website_slugs" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "website_versions_by" ON "website_versions" USING btree ("by_user") WHERE by_user is not null;--> statement-breakpoint
CREATE INDEX "websites_forgetting" ON "websites" USING btree ("forget_on") WHERE forget_on is not null;--> statement-breakpoint
CREATE INDEX "websites_published" ON "websites" USING btree ("published_at") WHERE state = 'PUBLISHED';