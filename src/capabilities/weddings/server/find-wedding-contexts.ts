import type { Tx } from '#platform/database/database.ts';
import type { WeddingContext } from '../contract.ts';
import { presentContext } from './present.ts';
import { findWedding, listLocations, membershipOf } from './store.ts';

/** For the user context: a list by specification, with the one wedding a person can have. */
export async function findWeddingContexts(tx: Tx, userId: string): Promise<WeddingContext[]> {
  const membership = await membershipOf(tx, userId);
  const view = membership && (await findWedding(tx, membership.weddingId));
  if (!view) return [];
  return [presentContext(view, membership, await listLocations(tx, membership.weddingId))];
}
