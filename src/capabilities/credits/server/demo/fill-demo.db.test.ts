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

it('gives one listing two years of history, both enough to answer leads, and leaves an offer for the other', async () => {
  const [first, second] = [await world.openListing(), await world.openListing()];
  const owner = await world.addMember(first, 'OWNER');
  await world.join(second, owner, 'OWNER');
  await fill(owner.userId);
  const api = world.creditsOf(owner.actor);
  const { transactions } = await api.listTransactions({ storefrontUuid: first.uuid });
  const kinds = Map.groupBy(transactions, ({ type }) => type);
  expect(kinds.get('ENDOWMENT')).toHaveLength(6);
  expect(kinds.get('EXPIRATION')).toHaveLength(5);
  expect(transactions.map(({ at }) => at)).toEqual(
    transactions
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const creditsOf = async (uuid: string) => {
    const entered = got(await enterStorefront(world.db, owner.actor, uuid, 'see-credits'));
    return readCredits(world.db, world, entered);
  };
  expect(await creditsOf(first.uuid)).toEqual({ balance: 240, freeCreditOfferAmount: 0 });
  expect(await creditsOf(second.uuid)).toEqual({ balance: 240, freeCreditOfferAmount: 11 });
  await world.expectSound();
});

it('needs nobody', async () => {
  await fill(null);
  await world.expectSound();
});
