import { ok, type Result } from '#base/result.ts';
import { startingPriceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { demandAbility, findWedding, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LocalPrice } from '../../contract.ts';
import { budgetCategoryOf } from '../../rules/place-vendors.ts';
import { listLocalPrices, type PriceRow } from './local-prices.store.ts';

/** Fewer say nothing about a place, and could say too much about one of them. */
const FEWEST_LISTINGS = 5;

function presentPrices({ category_id, place, listings, quartiles }: PriceRow): LocalPrice[] {
  const category = categoryByNodeId(category_id);
  const budgetCategory = budgetCategoryOf(category_id);
  const [low, lower, median, upper, high] = quartiles;
  if (!category || !budgetCategory || low === undefined || high === undefined) return [];
  if (lower === undefined || median === undefined || upper === undefined) return [];
  return [
    {
      categoryKey: budgetCategory.key,
      taxonomyKey: category.taxonomyKey,
      unit: startingPriceUnit(category.taxonomyKey) ?? null,
      place,
      listings,
      lowCents: low,
      lowerQuartileCents: lower,
      medianCents: median,
      upperQuartileCents: upper,
      highCents: high,
    },
  ];
}

/** What listings near the wedding ask; nothing while it has no place. */
export async function readLocalPrices(
  { db }: Pick<Platform, 'db'>,
  { userId }: SignedInActor,
): Promise<Result<LocalPrice[]>> {
  const member = await membershipOf(db, userId);
  if (!member) return ok([]);
  const allowed = demandAbility(member, 'see-budget');
  if (!allowed.ok) return allowed;
  const city = (await findWedding(db, member.weddingId))?.city;
  if (!city) return ok([]);
  const { marketId, stateCode } = city;
  const rows = await listLocalPrices(db, { marketId, stateCode, fewest: FEWEST_LISTINGS });
  return ok(rows.flatMap(presentPrices));
}
