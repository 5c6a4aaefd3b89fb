import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';

export function listingTopic(storefrontId: number): string {
  return `listing:${storefrontId}`;
}

/** What waits for staff, for all of them. */
export const REVIEWS_TOPIC = 'listing-reviews';

/** Where somebody hears of changes in a listing: every storefront they work for, and the queue where they are staff. */
export async function listingTopicsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Pick<SignedInActor, 'userId' | 'isSupport' | 'impersonation'>,
): Promise<string[]> {
  const own = await listEnterable(db, actor, 'see-preview');
  return [
    ...own.map(({ storefront }) => listingTopic(storefront.id)),
    ...(actor.isSupport && !actor.impersonation ? [REVIEWS_TOPIC] : []),
  ];
}
