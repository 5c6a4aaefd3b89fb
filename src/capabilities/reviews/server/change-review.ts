import { noteStorefrontChange } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { countInSummary, type NewReview, type StoredReview, updateReview } from './written-reviews.store.ts';

type Change = Partial<Omit<NewReview, 'id' | 'uuid' | 'storefrontId' | 'publishedAt' | 'version'>>;

/**
 * The one way to change a review that its caller has locked. What stands on the page is counted, and whatever shows it (the
 * page, cards, search rows) is made anew in every process; nothing else can bring it there.
 */
export async function changeReview(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  before: StoredReview,
  change: Change,
): Promise<StoredReview> {
  const wasShown = before.status === 'ACCEPTED';
  const isShown = (change.status ?? before.status) === 'ACCEPTED';
  const publishedAt = isShown ? (before.publishedAt ?? deps.clock.now()) : null;
  const after = await updateReview(tx, before.id, { ...change, publishedAt });
  if (wasShown) await countInSummary(tx, before, -1);
  if (isShown) await countInSummary(tx, after, 1);
  if (wasShown || isShown) await noteStorefrontChange(tx, deps, after.storefrontId);
  return after;
}
