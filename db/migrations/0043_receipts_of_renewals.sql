ALTER TABLE "vendor_purchases" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_periods" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD COLUMN "period_number" integer;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD COLUMN "period_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_purchases" ADD CONSTRAINT "vendor_purchases_period" CHECK (num_nulls(period_number, period_starts_at, period_ends_at) in (0, 3) and (kind = 'PLAN' or period_number is null));