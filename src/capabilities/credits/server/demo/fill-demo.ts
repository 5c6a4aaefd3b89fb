import type pg from 'pg';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { systemClock } from '#platform/clock.ts';
import { offerCredits } from '../offer-credits.ts';
import { listPublishedListings } from './world.store.ts';

const OFFERED = 11;

/**
 * An offer waits for the demo vendor's second listing: it comes before whoever works on that one, and would otherwise stand
 * before everything the vendor is shown. What happened to credits is told with the leads they were spent on.
 */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId }: Pick<DemoWorld, 'now' | 'vendorUserId'>,
): Promise<void> {
  const [, other] = vendorUserId ? await listPublishedListings(client, vendorUserId) : [];
  const clock = { ...systemClock, now: () => now };
  if (other) await offerCredits(inWorld(client), { clock }, { storefrontId: other.id, amount: OFFERED });
}
