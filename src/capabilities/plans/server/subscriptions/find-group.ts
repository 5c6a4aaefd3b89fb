import { CATEGORY_NUMBERS, categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import { type PlanGroup, planGroupOf } from '../../rules/plan-group.ts';
import { findListing } from './subscriptions.store.ts';

/** What a listing's category makes of prices. */
export async function findGroup(
  tx: Pick<Tx, 'select'>,
  storefrontId: number,
): Promise<{ group: PlanGroup; creditsPerLead: number }> {
  const { taxonomyNodeId } = await findListing(tx, storefrontId);
  const category = categoryByNodeId(taxonomyNodeId);
  if (!category) throw new Error(`Listing ${storefrontId} is in no category.`);
  const { taxonomyKey } = category;
  return { group: planGroupOf(taxonomyKey), creditsPerLead: CATEGORY_NUMBERS[taxonomyKey] };
}
