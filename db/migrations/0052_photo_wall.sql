CREATE TABLE "photo_walls" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"scope_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"moderation" text NOT NULL,
	"names" text NOT NULL,
	"may_download" boolean NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"upload_code" text NOT NULL,
	"screen_code" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "photo_walls_scope_id_unique" UNIQUE("scope_id"),
	CONSTRAINT "photo_walls_upload_code_unique" UNIQUE("upload_code"),
	CONSTRAINT "photo_walls_screen_code_unique" UNIQUE("screen_code"),
	CONSTRAINT "photo_walls_mode" CHECK (mode in ('OFF', 'GALLERY', 'DROP_ONLY')),
	CONSTRAINT "photo_walls_moderation" CHECK (moderation in ('BEFORE', 'AFTER')),
	CONSTRAINT "photo_walls_names" CHECK (names in ('OFF', 'OPTIONAL', 'REQUIRED')),
	CONSTRAINT "photo_walls_days" CHECK (closes_on >= opens_on),
	CONSTRAINT "photo_walls_codes" CHECK (upload_code <> screen_code)
);
--> statement-breakpoint
CREATE TABLE "wall_photo_reports" (
	"photo_uuid" uuid NOT NULL,
	"reporter_key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wall_photo_reports_photo_uuid_reporter_key_hash_pk" PRIMARY KEY("photo_uuid","reporter_key_hash")
);
--> statement-breakpoint
CREATE TABLE "wall_photos" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"uploader_name" text DEFAULT '' NOT NULL,
	"uploader_key_hash" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "wall_photos_picture_id_unique" UNIQUE("picture_id"),
	CONSTRAINT "wall_photos_state" CHECK (state in ('WAITING', 'SHOWN', 'HIDDEN', 'REMOVED')),
	CONSTRAINT "wall_photos_removal" CHECK ((state = 'REMOVED') = (removed_at is not null)),
	CONSTRAINT "wall_photos_texts" CHECK (length(uploader_name) <= 50 and length(caption) <= 200)
);
--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "clean_bytes" bigint;--> statement-breakpoint
ALTER TABLE "photo_walls" ADD CONSTRAINT "photo_walls_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_photo_reports" ADD CONSTRAINT "wall_photo_reports_photo_uuid_wall_photos_uuid_fk" FOREIGN KEY ("photo_uuid") REFERENCES "public"."wall_photos"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_photos" ADD CONSTRAINT "wall_photos_wedding_id_photo_walls_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."photo_walls"("wedding_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_photos" ADD CONSTRAINT "wall_photos_picture_id_media_assets_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wall_photos_of" ON "wall_photos" USING btree ("wedding_id","state","uuid");--> statement-breakpoint
CREATE INDEX "wall_photos_uploader" ON "wall_photos" USING btree ("wedding_id","uploader_key_hash","uuid");--> statement-breakpoint
CREATE INDEX "wall_photos_removed" ON "wall_photos" USING btree ("removed_at") WHERE removed_at is not null;