CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"way" text NOT NULL,
	"email" text,
	"business_name" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"status" text NOT NULL,
	"refusal" text,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"send_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"referred_user_id" uuid,
	"referred_storefront_id" integer,
	"settled_at" timestamp with time zone,
	"credits" integer,
	CONSTRAINT "referrals_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "referrals_status" CHECK (status in ('SENT', 'EXPIRED', 'CANCELED', 'DECLINED', 'JOINED', 'REWARDED', 'NOT_REWARDED')),
	CONSTRAINT "referrals_rewarded" CHECK ((status = 'REWARDED') = (credits is not null) and credits > 0),
	CONSTRAINT "referrals_refused" CHECK ((status = 'NOT_REWARDED') = (refusal is not null)),
	CONSTRAINT "referrals_settled" CHECK ((status in ('REWARDED', 'NOT_REWARDED')) = (settled_at is not null) and (settled_at is null) = (referred_storefront_id is null))
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_user_id_users_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_storefront_id_storefronts_id_fk" FOREIGN KEY ("referred_storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_of" ON "referrals" USING btree ("storefront_id","changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_open" ON "referrals" USING btree ("storefront_id","email") WHERE status = 'SENT';--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_person" ON "referrals" USING btree ("referred_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_listing" ON "referrals" USING btree ("referred_storefront_id");--> statement-breakpoint
CREATE INDEX "referrals_address" ON "referrals" USING btree ("email");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "referrals_joined" ON "referrals" USING btree ("joined_at") WHERE status = 'JOINED';