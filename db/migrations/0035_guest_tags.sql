CREATE TABLE "guest_tag_links" (
	"tag_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	CONSTRAINT "guest_tag_links_tag_uuid_guest_uuid_pk" PRIMARY KEY("tag_uuid","guest_uuid")
);
--> statement-breakpoint
CREATE TABLE "guest_tags" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_tag_uuid_guest_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."guest_tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tag_links" ADD CONSTRAINT "guest_tag_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_tags" ADD CONSTRAINT "guest_tags_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_tag_links_of" ON "guest_tag_links" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_tag_links_guest" ON "guest_tag_links" USING btree ("guest_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_tags_name" ON "guest_tags" USING btree ("wedding_id",lower("name"));