ALTER TABLE "storefront_prices" ADD COLUMN "target_couple_full_budget_min_cents" bigint;--> statement-breakpoint
ALTER TABLE "storefront_prices" ADD COLUMN "target_couple_full_budget_max_cents" bigint;--> statement-breakpoint
ALTER TABLE "storefront_prices" ADD CONSTRAINT "storefront_prices_full_planning" CHECK (target_couple_full_budget_min_cents <= target_couple_full_budget_max_cents);--> statement-breakpoint
-- What planners said so far is what full planning costs; the older pair is for budgets of whole weddings from now on.
UPDATE "storefront_prices" AS "price" SET
  "target_couple_full_budget_min_cents" = "price"."target_couple_full_budget_min",
  "target_couple_full_budget_max_cents" = "price"."target_couple_full_budget_max",
  "target_couple_full_budget_min" = NULL,
  "target_couple_full_budget_max" = NULL
FROM "storefronts" AS "storefront"
WHERE "storefront"."id" = "price"."storefront_id" AND "storefront"."taxonomy_node_id" = 7;
