import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { planGifts } from '../../demo/plan-credits.ts';
import { expireLots } from '../expire-lots.ts';
import { giveCredits } from '../give-credits.ts';
import { offerCredits } from '../offer-credits.ts';
import { inWorld, listPublishedListings } from './world.store.ts';

const OFFERED = 11;

const clockAt = (moment: Date): Clock => ({ ...systemClock, now: () => moment });

/** An offer that waits for the demo vendor's first listing, and two years of gifts, most of them lapsed, for the other. */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId }: Pick<DemoWorld, 'now' | 'vendorUserId'>,
): Promise<void> {
  const [first, second] = vendorUserId ? await listPublishedListings(client, vendorUserId) : [];
  const tx = inWorld(client);
  if (first) await offerCredits(tx, { clock: clockAt(now) }, { storefrontId: first.id, amount: OFFERED });
  if (!second) return;
  const reference = { kind: 'offer', id: second.uuid };
  for (const { at, credits } of planGifts(now)) {
    const clock = clockAt(at);
    await expireLots({ db: tx, clock });
    const gift = { storefront: second, credits, key: `demo-gift:${at.getTime()}`, reference, by: null };
    const given = await giveCredits(tx, { clock }, gift);
    if (!given.ok) throw new Error(given.failure.message);
  }
  await expireLots({ db: tx, clock: clockAt(now) });
}
