CREATE TABLE "listing_notification_settings" (
	"user_id" uuid NOT NULL,
	"storefront_id" integer NOT NULL,
	"mail" text,
	"text_messages" boolean,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_notification_settings_user_id_storefront_id_pk" PRIMARY KEY("user_id","storefront_id")
);
--> statement-breakpoint
CREATE TABLE "storefront_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"send_count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"accepted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "storefront_team_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storefront_team_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"storefront_id" integer NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"subject_email" text,
	"role" text,
	"former_role" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_notification_settings" ADD CONSTRAINT "listing_notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_notification_settings" ADD CONSTRAINT "listing_notification_settings_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_invitations" ADD CONSTRAINT "storefront_invitations_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_invitations" ADD CONSTRAINT "storefront_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_invitations" ADD CONSTRAINT "storefront_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_team_log" ADD CONSTRAINT "storefront_team_log_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_team_log" ADD CONSTRAINT "storefront_team_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_team_log" ADD CONSTRAINT "storefront_team_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_notification_settings_storefront" ON "listing_notification_settings" USING btree ("storefront_id");--> statement-breakpoint
CREATE UNIQUE INDEX "storefront_invitations_open" ON "storefront_invitations" USING btree ("storefront_id","email") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "storefront_invitations_token" ON "storefront_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "storefront_invitations_due" ON "storefront_invitations" USING btree ("expires_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "storefront_invitations_of" ON "storefront_invitations" USING btree ("storefront_id","sent_at");--> statement-breakpoint
CREATE INDEX "storefront_invitations_address" ON "storefront_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "storefront_invitations_inviter" ON "storefront_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "storefront_invitations_accepter" ON "storefront_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "storefront_team_log_of" ON "storefront_team_log" USING btree ("storefront_id","at","id");--> statement-breakpoint
CREATE INDEX "storefront_team_log_actor" ON "storefront_team_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "storefront_team_log_subject" ON "storefront_team_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "storefront_team_log_address" ON "storefront_team_log" USING btree ("subject_email");