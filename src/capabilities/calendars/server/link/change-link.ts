import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { announceCalendar } from '../announce-calendar.ts';
import { linkAddress } from './link-address.ts';
import { deleteLink, keepLink } from './links.store.ts';

/** The link's secret has 256 random bits and says nothing of the business. A new one ends the last. */
export function makeLink(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ link: string }>> {
  return transact(db, async (tx): Promise<Result<{ link: string }>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const storefrontId = entered.value.storefront.id;
    const token = clock.token();
    await keepLink(tx, { storefrontId, token, createdAt: clock.now() });
    await announceCalendar(tx, storefrontId);
    return ok({ link: linkAddress(publicUrl, token) });
  });
}

export function endLink(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ ended: boolean }>> {
  return transact(db, async (tx): Promise<Result<{ ended: boolean }>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const storefrontId = entered.value.storefront.id;
    const ended = await deleteLink(tx, storefrontId);
    if (ended) await announceCalendar(tx, storefrontId);
    return ok({ ended });
  });
}
