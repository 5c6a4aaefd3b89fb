import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import { type CreditsWorld, got, openCreditsWorld } from '../../testing/credits-world.ts';
import { readCredits } from '../read-account.ts';
import { fillDemo } from './fill-demo.ts';

let world: CreditsWorld;
beforeAll(async () => {
  world = await openCreditsWorld();
});
afterAll(() => world.close());

async function fill(vendorUserId: string | null): Promise<void> {
  const client = await world.db.$client.connect();
  await client.query('begin');
  await fillDemo(client, { now: world.clock.now(), vendorUserId });
  await client.query('commit');
  client.release();
}

it('leaves an offer for the second listing', async () => {
  const [first, second] = [await world.openListing(), await world.openListing()];
  const owner = await world.addMember(first, 'OWNER');
  await world.join(second, owner, 'OWNER');
  await fill(owner.userId);
  const offeredTo = async (uuid: string) => {
    const entered = got(await enterStorefront(world.db, owner.actor, uuid, 'see-credits'));
    return (await readCredits(world.db, world, entered)).freeCreditOfferAmount;
  };
  expect(await offeredTo(first.uuid)).toBe(0);
  expect(await offeredTo(second.uuid)).toBe(11);
});

it('needs nobody', async () => {
  await fill(null);
  await world.expectSound();
});
