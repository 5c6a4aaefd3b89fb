import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';

const referralTopic = (storefrontId: number) => `referrals:${storefrontId}`;

export async function referralTopicsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  return (await listEnterable(db, actor, 'see-credits')).map(({ storefront }) =>
    referralTopic(storefront.id),
  );
}

/** To whoever has the page open. */
export function tellReferralsChanged(tx: Tx, storefrontId: number): Promise<void> {
  return publishLive(tx, referralTopic(storefrontId), { kind: 'referrals' });
}
