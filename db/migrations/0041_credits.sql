CREATE TABLE "credit_lot_uses" (
	"transfer_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	CONSTRAINT "credit_lot_uses_transfer_id_lot_id_pk" PRIMARY KEY("transfer_id","lot_id"),
	CONSTRAINT "credit_lot_uses_amount" CHECK (amount > 0 and cost_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"source" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"transfer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_lots_source" CHECK (source in ('BOUGHT', 'GIVEN', 'REFUNDED', 'MOVED')),
	CONSTRAINT "credit_lots_remaining" CHECK (granted > 0 and 0 <= remaining and remaining <= granted),
	CONSTRAINT "credit_lots_cost" CHECK (cost_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "free_credit_offers" (
	"storefront_id" integer PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "free_credit_offers_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_lot_uses" ADD CONSTRAINT "credit_lot_uses_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lot_uses" ADD CONSTRAINT "credit_lot_uses_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_credit_offers" ADD CONSTRAINT "free_credit_offers_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lot_uses_by_lot" ON "credit_lot_uses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "credit_lots_open" ON "credit_lots" USING btree ("storefront_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "credit_lots_ending" ON "credit_lots" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "credit_lots_by_transfer" ON "credit_lots" USING btree ("transfer_id");