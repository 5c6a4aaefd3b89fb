import { leadsTopic } from '#capabilities/inquiries/server/index.ts';
import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';

/** Where somebody hears of leads: every storefront whose leads they may read. */
export async function leadTopicsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  return (await listEnterable(db, actor, 'read-leads')).map(({ storefront }) => leadsTopic(storefront.id));
}
