CREATE TABLE "wedding_steps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"subject" text NOT NULL,
	"href" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wedding_steps_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "planner_money" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "family_money" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_steps" ADD CONSTRAINT "wedding_steps_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_steps" ADD CONSTRAINT "wedding_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_steps_of" ON "wedding_steps" USING btree ("wedding_id","at");--> statement-breakpoint
CREATE INDEX "wedding_steps_user" ON "wedding_steps" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_money" CHECK (planner_money in ('NONE', 'SEE', 'EDIT') and family_money in ('NONE', 'SEE', 'EDIT'));