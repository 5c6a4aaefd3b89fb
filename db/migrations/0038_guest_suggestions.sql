CREATE TABLE "guest_suggestions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"lines" text NOT NULL,
	"side" text NOT NULL,
	"note" text NOT NULL,
	"by_user" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "guest_suggestions_side" CHECK (side in ('A', 'B', 'BOTH')),
	CONSTRAINT "guest_suggestions_state" CHECK (state in ('NEW', 'ACCEPTED', 'DECLINED')),
	CONSTRAINT "guest_suggestions_decision" CHECK ((state = 'NEW') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "family_suggests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_suggestions" ADD CONSTRAINT "guest_suggestions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_suggestions" ADD CONSTRAINT "guest_suggestions_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_suggestions" ADD CONSTRAINT "guest_suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_suggestions_of" ON "guest_suggestions" USING btree ("wedding_id","state","created_at");--> statement-breakpoint
CREATE INDEX "guest_suggestions_by" ON "guest_suggestions" USING btree ("by_user");--> statement-breakpoint
CREATE INDEX "guest_suggestions_decided" ON "guest_suggestions" USING btree ("decided_by");