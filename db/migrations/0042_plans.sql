CREATE TABLE "billing_details" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"tax_id" text NOT NULL,
	"address" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_periods" (
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"tax_state" text,
	"worth_cents" integer NOT NULL,
	"earned_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" uuid,
	"purchase_uuid" uuid,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_periods_subscription_id_number_pk" PRIMARY KEY("subscription_id","number"),
	CONSTRAINT "plan_periods_times" CHECK (starts_at <= ends_at),
	CONSTRAINT "plan_periods_cents" CHECK (net_cents >= 0 and tax_cents >= 0 and earned_cents between 0 and worth_cents),
	CONSTRAINT "plan_periods_state" CHECK (state in ('DUE', 'PAID', 'RETURNED') and (state = 'DUE') = (paid_at is null))
);
--> statement-breakpoint
CREATE TABLE "plan_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"plan_key" text NOT NULL,
	"plan_group" text NOT NULL,
	"payment" text NOT NULL,
	"period_cents" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"periods" integer NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"term_ends_at" timestamp with time zone NOT NULL,
	"auto_renew" boolean NOT NULL,
	"method_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_subscriptions_times" CHECK (starts_at <= period_starts_at and period_starts_at < period_ends_at and period_ends_at <= term_ends_at),
	CONSTRAINT "plan_subscriptions_cents" CHECK ((plan_key = 'trial') = (period_cents = 0) and period_cents >= 0),
	CONSTRAINT "plan_subscriptions_state" CHECK (state in ('SCHEDULED', 'TRIAL', 'ACTIVE', 'LEAVING', 'PAST_DUE', 'ENDED') and (state = 'ENDED') = (ended_at is not null)),
	CONSTRAINT "plan_subscriptions_grace" CHECK ((state = 'PAST_DUE') = (grace_until is not null))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_off" integer,
	"bonus_credits" integer,
	"scope" text NOT NULL,
	"is_first_only" boolean NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_announced" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_code" CHECK (code ~ '^[A-Z0-9-]{3,24}$'),
	CONSTRAINT "promo_codes_effect" CHECK ((percent_off is null) <> (bonus_credits is null)),
	CONSTRAINT "promo_codes_sizes" CHECK (percent_off between 1 and 100 or bonus_credits between 1 and 1000),
	CONSTRAINT "promo_codes_uses" CHECK (uses >= 0 and (max_uses is null or uses <= max_uses))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"code" text NOT NULL,
	"storefront_id" integer NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_uses_code_storefront_id_pk" PRIMARY KEY("code","storefront_id")
);
--> statement-breakpoint
CREATE TABLE "storefront_discounts" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"percent_off" integer NOT NULL,
	"scope" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storefront_discounts_percent" CHECK (percent_off between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "vendor_purchases" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "vendor_purchases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"storefront_id" integer NOT NULL,
	"buyer_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"kind" text DEFAULT 'PACK' NOT NULL,
	"item_key" text NOT NULL,
	"plan_payment" text,
	"agreed" jsonb,
	"credits" integer NOT NULL,
	"bonus_credits" integer DEFAULT 0 NOT NULL,
	"quoted_at" timestamp with time zone,
	"promo_code" text,
	"percent_off" integer DEFAULT 0 NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"unused_cents" integer DEFAULT 0 NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"tax_state" text,
	"tax_rate" integer,
	"state" text NOT NULL,
	"payment_id" uuid,
	"billing" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"called_off_at" timestamp with time zone,
	"returned_credits" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_purchases_cents" CHECK (least(net_cents, tax_cents, bonus_credits, discount_cents, unused_cents) >= 0 and credits >= bonus_credits),
	CONSTRAINT "vendor_purchases_tax" CHECK ((tax_state is null) = (tax_rate is null)),
	CONSTRAINT "vendor_purchases_kind" CHECK ((kind = 'PLAN') = (plan_payment is not null)),
	CONSTRAINT "vendor_purchases_refund" CHECK (refunded_cents between 0 and net_cents + tax_cents and returned_credits between 0 and credits),
	CONSTRAINT "vendor_purchases_state" CHECK (state in ('OPEN', 'PAID', 'CLOSED', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"transfer_id" uuid,
	CONSTRAINT "credit_grants_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "credit_grants_credits" CHECK (credits > 0),
	CONSTRAINT "credit_grants_state" CHECK (state in ('PROPOSED', 'GRANTED', 'REFUSED')),
	CONSTRAINT "credit_grants_moment" CHECK ((state = 'PROPOSED') = (decided_at is null)),
	CONSTRAINT "credit_grants_transfer" CHECK ((state = 'GRANTED') = (transfer_id is not null)),
	CONSTRAINT "credit_grants_four_eyes" CHECK (credits <= 100 or state <> 'GRANTED' or decided_by <> proposed_by)
);
--> statement-breakpoint
CREATE TABLE "lead_refund_requests" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"asked_by" uuid,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "lead_refund_requests_state" CHECK (state in ('ASKED', 'GRANTED', 'DECLINED')),
	CONSTRAINT "lead_refund_requests_moment" CHECK ((state = 'ASKED') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "lead_refunds" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"protection_case" text NOT NULL,
	"credits" integer NOT NULL,
	"decided_by_kind" text NOT NULL,
	"decided_by" uuid,
	"transfer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_refunds_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "lead_refunds_credits" CHECK (credits > 0),
	CONSTRAINT "lead_refunds_decider_kind" CHECK (decided_by_kind = 'STAFF' or decided_by is null)
);
--> statement-breakpoint
CREATE TABLE "protected_leads" (
	"inquiry_uuid" uuid PRIMARY KEY NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"wedding_date" date,
	"city_id" integer
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "known_facts" jsonb;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_subscription_id_plan_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."plan_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_purchase_uuid_vendor_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."vendor_purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_purchase_uuid_vendor_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."vendor_purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_discounts" ADD CONSTRAINT "storefront_discounts_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD CONSTRAINT "vendor_purchases_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD CONSTRAINT "vendor_purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refund_requests" ADD CONSTRAINT "lead_refund_requests_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refund_requests" ADD CONSTRAINT "lead_refund_requests_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refund_requests" ADD CONSTRAINT "lead_refund_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refund_requests" ADD CONSTRAINT "lead_refund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refunds" ADD CONSTRAINT "lead_refunds_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refunds" ADD CONSTRAINT "lead_refunds_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refunds" ADD CONSTRAINT "lead_refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_refunds" ADD CONSTRAINT "lead_refunds_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_leads" ADD CONSTRAINT "protected_leads_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_leads" ADD CONSTRAINT "protected_leads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_periods_payment" ON "plan_periods" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "plan_periods_purchase" ON "plan_periods" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "plan_periods_unearned" ON "plan_periods" USING btree ("starts_at") WHERE state = 'PAID' and earned_cents < worth_cents;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscriptions_running" ON "plan_subscriptions" USING btree ("storefront_id") WHERE state in ('TRIAL', 'ACTIVE', 'LEAVING', 'PAST_DUE');--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscriptions_scheduled" ON "plan_subscriptions" USING btree ("storefront_id") WHERE state = 'SCHEDULED';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscriptions_trial" ON "plan_subscriptions" USING btree ("storefront_id") WHERE plan_key = 'trial';--> statement-breakpoint
CREATE INDEX "plan_subscriptions_due" ON "plan_subscriptions" USING btree ("period_ends_at") WHERE state <> 'ENDED';--> statement-breakpoint
CREATE INDEX "promo_uses_storefront" ON "promo_uses" USING btree ("storefront_id");--> statement-breakpoint
CREATE INDEX "promo_uses_purchase" ON "promo_uses" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_purchases_key" ON "vendor_purchases" USING btree ("storefront_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_purchases_number" ON "vendor_purchases" USING btree ("number");--> statement-breakpoint
CREATE INDEX "vendor_purchases_history" ON "vendor_purchases" USING btree ("storefront_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_grants_waiting" ON "credit_grants" USING btree ("proposed_at") WHERE state = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "credit_grants_storefront" ON "credit_grants" USING btree ("storefront_id","proposed_at");--> statement-breakpoint
CREATE INDEX "credit_grants_proposer" ON "credit_grants" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "credit_grants_decider" ON "credit_grants" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "lead_refund_requests_waiting" ON "lead_refund_requests" USING btree ("asked_at") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "lead_refund_requests_decided" ON "lead_refund_requests" USING btree ("decided_at") WHERE state <> 'ASKED';--> statement-breakpoint
CREATE INDEX "lead_refund_requests_storefront" ON "lead_refund_requests" USING btree ("storefront_id");--> statement-breakpoint
CREATE INDEX "lead_refund_requests_asker" ON "lead_refund_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "lead_refund_requests_decider" ON "lead_refund_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "lead_refunds_storefront" ON "lead_refunds" USING btree ("storefront_id");--> statement-breakpoint
CREATE INDEX "lead_refunds_decider" ON "lead_refunds" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "protected_leads_in_turn" ON "protected_leads" USING btree ("connected_at","inquiry_uuid");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_closed_by" ON "payment_refunds" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_hand" ON "payment_refunds" USING btree ("created_at") WHERE state = 'BY_HAND';--> statement-breakpoint
CREATE INDEX "provider_differences_open" ON "provider_differences" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_closed" CHECK (closed_at is null or state = 'BY_HAND');