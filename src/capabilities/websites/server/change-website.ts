import { fail, ok, type Result } from '#base/result.ts';
import type { WeddingAbility } from '#capabilities/weddings/rules/member-roles.ts';
import { enterWedding, type Membership, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { websiteSubject } from '../rules/website-subject.ts';
import { noWebsite } from './failures.ts';
import { findWebsite, type WebsiteRow } from './websites.store.ts';

export type SiteChange = {
  tx: Tx;
  weddingId: string;
  userId: string;
  membership: Membership;
  site: WebsiteRow;
  now: Date;
};

/** Tells both partners’ screens, and every process that shows the site to guests. */
export async function tellOfChange(tx: Tx, weddingId: string): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'website', id: weddingId });
  await announceChange(tx, websiteSubject(weddingId));
}

/** What every change of a site does around it: right, lock, and that there is a site. */
export function changeWebsite<T>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  ability: WeddingAbility,
  change: (given: SiteChange) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transact(db, async (tx): Promise<Result<T>> => {
    const entered = await enterWedding(tx, { userId }, ability);
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId } = membership;
    const site = await findWebsite(tx, weddingId);
    if (!site) return noWebsite();
    if (site.state === 'FORGOTTEN')
      return fail('website.state_forbids', 'This website was deleted. You can start a new one.');
    const changed = await change({ tx, weddingId, userId, membership, site, now: clock.now() });
    if (!changed.ok) return changed;
    await tellOfChange(tx, weddingId);
    return ok(changed.value);
  });
}
