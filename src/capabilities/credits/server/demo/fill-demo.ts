import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { planMoments } from '../../demo/plan-credits.ts';
import { expireLots } from '../expire-lots.ts';
import { giveCredits } from '../give-credits.ts';
import { offerCredits } from '../offer-credits.ts';
import { inWorld, listPublishedListings } from './world.store.ts';

const OFFERED = 11;

const clockAt = (moment: Date): Clock => ({ ...systemClock, now: () => moment });

/**
 * Two years of gifts, most of them lapsed, for the demo vendor's first listing, and an offer that waits for the second: it
 * comes before whoever works on that one, and would otherwise stand before everything the vendor is shown.
 */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId }: Pick<DemoWorld, 'now' | 'vendorUserId'>,
): Promise<void> {
  const [storefront, other] = vendorUserId ? await listPublishedListings(client, vendorUserId) : [];
  const tx = inWorld(client);
  if (other) await offerCredits(tx, { clock: clockAt(now) }, { storefrontId: other.id, amount: OFFERED });
  if (!storefront) return;
  const reference = { kind: 'offer', id: storefront.uuid };
  for (const { at, credits } of planMoments(now)) {
    const clock = clockAt(at);
    if (credits === null) {
      await expireLots({ db: tx, clock });
      continue;
    }
    const key = `demo-gift:${storefront.uuid}:${at.getTime()}`;
    const given = await giveCredits(tx, { clock }, { storefront, credits, key, reference, by: null });
    if (!given.ok) throw new Error(given.failure.message);
  }
}
