CREATE TABLE "payment_attempts" (
	"payment_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"way" text NOT NULL,
	"saves_method" boolean NOT NULL,
	"method_id" uuid,
	"provider" text NOT NULL,
	"provider_ref" text,
	"charge_ref" text,
	"state" text NOT NULL,
	"decline_code" text,
	"page_expires_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_payment_id_number_pk" PRIMARY KEY("payment_id","number"),
	CONSTRAINT "payment_attempts_ref" UNIQUE("provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_owner" UNIQUE("provider","owner_kind","owner_id"),
	CONSTRAINT "payment_customers_ref" UNIQUE("provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"named_payment" text,
	"customer_ref" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"is_default" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_methods_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_methods_last4" CHECK (last4 ~ '^[0-9]{4}$'),
	CONSTRAINT "payment_methods_forgotten" CHECK (state = 'USABLE' or not is_default)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tries" smallint NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"failure_code" text,
	"idempotency_key" text NOT NULL,
	"requested_by" uuid,
	"tried_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_refunds_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_refunds_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"return_path" text NOT NULL,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"settled_attempt" smallint,
	"provider" text NOT NULL,
	"provider_ref" text,
	"method_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"late_settlement" text NOT NULL,
	"succeeded_at" timestamp with time zone,
	"decline_code" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer,
	"idempotency_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_provider_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0 and amount_cents <= 10000000),
	CONSTRAINT "payments_tax" CHECK (tax_cents >= 0 and tax_cents <= amount_cents),
	CONSTRAINT "payments_refunded" CHECK (refunded_cents >= 0 and refunded_cents <= amount_cents),
	CONSTRAINT "payments_settled_whole" CHECK ((settled_attempt is null) = (succeeded_at is null) and (settled_attempt is null) = (provider_ref is null)),
	CONSTRAINT "payments_settled_state" CHECK ((settled_attempt is null) = (state in ('OPEN', 'PROCESSING', 'CHALLENGED', 'FAILED', 'EXPIRED', 'CANCELED')))
);
--> statement-breakpoint
CREATE TABLE "provider_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"provider_ref" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"expected_cents" integer NOT NULL,
	"found_cents" integer NOT NULL,
	"found_currency" text NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_differences_once" UNIQUE("provider","provider_ref","kind")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"ref" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	CONSTRAINT "sandbox_customers_owner_key_unique" UNIQUE("owner_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sendings" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"ref" text PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"card" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"is_forgotten" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"payment_id" uuid,
	"customer_ref" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"saves_method" boolean NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp with time zone,
	"state" text NOT NULL,
	"delivery" text NOT NULL,
	"card" text,
	"card_expires" text,
	"method_ref" text,
	"decline_code" text,
	"paid_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"dispute_result" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_paid_at" CHECK ((state = 'PAID') = (paid_at is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"charge_ref" text NOT NULL,
	"refund_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"fails_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_id_payment_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD CONSTRAINT "sandbox_methods_customer_ref_sandbox_customers_ref_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."sandbox_customers"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_ref_sandbox_payments_ref_fk" FOREIGN KEY ("charge_ref") REFERENCES "public"."sandbox_payments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_charge" ON "payment_attempts" USING btree ("provider","charge_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_method" ON "payment_attempts" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_waiting" ON "payment_attempts" USING btree ("created_at") WHERE state in ('ASKING', 'PROCESSING', 'CHALLENGED');--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_methods_customer" ON "payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_requested_by" ON "payment_refunds" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "payment_refunds_waiting" ON "payment_refunds" USING btree ("tried_at") WHERE state in ('REQUESTED', 'SENT', 'FAILED');--> statement-breakpoint
CREATE INDEX "payments_owner" ON "payments" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("expires_at") WHERE state in ('OPEN', 'CHALLENGED', 'FAILED');--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("succeeded_at");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "provider_differences_payment" ON "provider_differences" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_differences_closed_by" ON "provider_differences" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("due_at") WHERE sendings > 0;--> statement-breakpoint
CREATE INDEX "sandbox_methods_customer" ON "sandbox_methods" USING btree ("customer_ref");--> statement-breakpoint
CREATE INDEX "sandbox_payments_paid" ON "sandbox_payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_charge" ON "sandbox_refunds" USING btree ("charge_ref");