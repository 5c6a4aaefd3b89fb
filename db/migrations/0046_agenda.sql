CREATE TABLE "agenda_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kinds" text[] NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "agenda_links_token_unique" UNIQUE("token"),
	CONSTRAINT "agenda_links_kinds" CHECK (kinds <@ array['TASK', 'PAYMENT', 'APPOINTMENT', 'EVENT', 'DEADLINE'] and cardinality(kinds) > 0)
);
--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;