CREATE TABLE "picture_scopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "scope_id" uuid;--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "guest_key_hash" text;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_scope_id_picture_scopes_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."picture_scopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_guest" CHECK (guest_key_hash is null or (scope_id is not null and uploaded_by is null));