import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CreditsWorld, openCreditsWorld } from '../../testing/credits-world.ts';
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

it('gives one listing two years of history and leaves an offer for the other', async () => {
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
  expect(await api.getAccount({ storefrontUuid: first.uuid })).toMatchObject({
    balance: 24,
    freeCreditOfferAmount: 0,
  });
  expect(await api.getAccount({ storefrontUuid: second.uuid })).toMatchObject({
    balance: 0,
    freeCreditOfferAmount: 11,
  });
  await world.expectSound();
});

it('needs nobody', async () => {
  await fill(null);
  await world.expectSound();
});
