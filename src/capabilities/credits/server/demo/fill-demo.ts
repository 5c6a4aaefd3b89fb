import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { LATEST_GIFT, planMoments } from '../../demo/plan-credits.ts';
import { expireLots } from '../expire-lots.ts';
import { giveCredits } from '../give-credits.ts';
import type { StorefrontRef } from '../hold-accounts.ts';
import { offerCredits } from '../offer-credits.ts';
import { inWorld, listPublishedListings } from './world.store.ts';

const OFFERED = 11;

const clockAt = (moment: Date): Clock => ({ ...systemClock, now: () => moment });

async function give(tx: Tx, storefront: StorefrontRef, { at, credits }: { at: Date; credits: number }) {
  const key = `demo-gift:${storefront.uuid}:${at.getTime()}`;
  const gift = { storefront, credits, key, reference: { kind: 'offer', id: storefront.uuid }, by: null };
  const given = await giveCredits(tx, { clock: clockAt(at) }, gift);
  if (!given.ok) throw new Error(given.failure.message);
}

/**
 * Two years of gifts, most of them lapsed, for the demo vendor's first listing. The others have one gift, so that their leads can
 * be answered too, and an offer waits for the second: it comes before whoever works on that one, and would otherwise stand
 * before everything the vendor is shown.
 */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId }: Pick<DemoWorld, 'now' | 'vendorUserId'>,
): Promise<void> {
  const [storefront, ...others] = vendorUserId ? await listPublishedListings(client, vendorUserId) : [];
  const tx = inWorld(client);
  const [other] = others;
  if (other) await offerCredits(tx, { clock: clockAt(now) }, { storefrontId: other.id, amount: OFFERED });
  if (!storefront) return;
  for (const { at, credits } of planMoments(now)) {
    if (credits === null) await expireLots({ db: tx, clock: clockAt(at) });
    else await give(tx, storefront, { at, credits });
  }
  for (const one of others) await give(tx, one, { at: now, credits: LATEST_GIFT });
}
