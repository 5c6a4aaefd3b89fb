CREATE TABLE "favorite_hearts" (
	"favorite_uuid" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "note_by" uuid;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "note_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favorite_hearts" ADD CONSTRAINT "favorite_hearts_favorite_uuid_favorites_uuid_fk" FOREIGN KEY ("favorite_uuid") REFERENCES "public"."favorites"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_hearts" ADD CONSTRAINT "favorite_hearts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_hearts_once" ON "favorite_hearts" USING btree ("favorite_uuid","user_id");--> statement-breakpoint
CREATE INDEX "favorite_hearts_of" ON "favorite_hearts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_note_author" ON "favorites" USING btree ("note_by");--> statement-breakpoint
-- Whoever saved it so far has a heart on it.
INSERT INTO "favorite_hearts" ("favorite_uuid", "user_id", "created_at") SELECT "uuid", "created_by", "created_at" FROM "favorites";
