import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { type ClaimWorld, openClaimWorld } from '../../testing/claim-world.ts';
import { fillDemo } from './fill-demo.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await openClaimWorld();
});
afterAll(() => world.close());

async function fill(): Promise<void> {
  const { db, clock, platform } = world;
  const client = await db.$client.connect();
  await fillDemo(client, { seed: 'test', now: clock.now(), files: platform.files });
  client.release();
}

it('leaves the first page that nobody runs to the new vendor, and has the second claimed with a paper', async () => {
  await world.openUnclaimed();
  await fill();
  const sam = await world.addVendor('Sam', { isVendor: false, isSupport: true });
  expect((await sam.claims.listClaims()).waiting).toEqual([]);

  const second = await world.openUnclaimed();
  await fill();
  expect((await sam.claims.listClaims()).waiting).toEqual([]);

  await world.db.transaction((tx) => insertDemoPeople(tx, world.clock));
  await fill();
  await fill();
  const { waiting } = await sam.claims.listClaims();
  expect(waiting).toMatchObject([
    {
      listing: { uuid: second.uuid },
      claimant: { email: 'claimant@demo.example' },
      state: 'OPEN',
      owners: [],
      canGrant: true,
    },
  ]);
  const paper = await sam.claims.readClaimDocument({ id: waiting[0]?.id ?? '' });
  expect(await paper.text()).toContain('Nadia Brooks');
});
