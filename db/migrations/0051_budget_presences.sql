CREATE TABLE "budget_presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"line_uuid" uuid,
	"column_name" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_presences" ADD CONSTRAINT "budget_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_presences" ADD CONSTRAINT "budget_presences_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_presences_of" ON "budget_presences" USING btree ("wedding_id");