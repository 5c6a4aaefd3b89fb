import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';

export function listingTopic(storefrontId: number): string {
  return `listing:${storefrontId}`;
}

/** Where somebody hears of changes in a listing: every storefront they work for. */
export async function listingTopicsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  return (await listEnterable(db, actor, 'see-preview')).map(({ storefront }) => listingTopic(storefront.id));
}
