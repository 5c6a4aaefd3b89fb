import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { refreshSearch } from '#capabilities/search/server/index.ts';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import { transact } from '#platform/database/transact.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { ask, createAgent } from '../drills/ask.ts';
import { tryEverything } from '../drills/authz.ts';
import type { Role } from '../drills/cast.ts';
import { fuzzCalls, fuzzPages } from '../drills/fuzz.ts';
import type { Ground } from '../drills/ground.ts';
import { drillLedger } from '../drills/ledger.ts';
import { type Somebody, signInAgain, signUp } from '../drills/somebody.ts';
import { drillParty } from '../drills/wall.ts';
import { BUILD_MS, openBuiltApp } from './testing/built-app.ts';

const SEED = 'a quiet morning';
const [CALLS, PAGES] = [400, 100];
let app: TestApp;
let ground: Ground;
const agent = createAgent(24);

beforeAll(async () => {
  app = await openBuiltApp();
  await openTown(app);
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  ground = {
    urls: [url],
    send: (asked) => ask(agent, asked),
    ask: async (text, values = []) => {
      // The look at all tables comes a thousand times, and to plan it takes longer than to look.
      const name = createHash('md5').update(text).digest('hex');
      return (await app.platform.db.$client.query({ name, text, values: [...values] })).rows;
    },
    settle: () => app.runJobs(),
  };
}, BUILD_MS);
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** Some with records of their own, some who belong to them a little, and some who are nobody to them. */
const ROLES: readonly Role[] = [
  'couple',
  'partner',
  'viewer',
  'vendor',
  'looker',
  'visitor',
  'other couple',
  'other vendor',
  'support',
];

describe('the drills, in short', () => {
  it('authz: nobody reads or changes what is not theirs, in any call', async () => {
    const listings = await Promise.all(Array.from({ length: 5 }, () => openListing(app)));
    const ids = listings.map(({ id }) => id);
    await transact(app.platform.db, (tx) => refreshSearch(tx, ids, app.clock.now()));
    const { broken } = await tryEverything(ground, { seed: SEED, share: 0, pages: 0.05, roles: ROLES });
    expect(broken).toEqual([]);
  }, 240_000);

  it('fuzz: whatever is sent, no answer is our fault', async () => {
    const people: Somebody[] = [
      await signUp(ground, 'couple', 'fuzzer'),
      await signUp(ground, 'vendor', 'fuzzing vendor'),
    ];
    const faults = new Map<string, number>();
    const round = {
      urls: ground.urls,
      send: ground.send,
      random: seededRandom(SEED, 'fuzz'),
      faults,
      signIn: () => Promise.all(people.map((person) => signInAgain(ground, person))),
    };
    await fuzzCalls(round, CALLS);
    await fuzzPages(round, PAGES);
    expect([...faults.keys()]).toEqual([]);
  }, 60_000);

  it('wall: a party behind one address sends photos, and all of them are there', async () => {
    const { broken } = await drillParty(ground, { devices: 12, photos: 24 });
    expect(broken).toEqual([]);
  }, 120_000);

  it('ledger: nothing is lost, doubled or below nothing, whenever a process dies', async () => {
    const { url, close } = await openTestDatabase();
    try {
      const { broken } = await drillLedger(url, { seed: SEED, transfers: 300, kills: 2, together: 8 });
      expect(broken).toEqual([]);
    } finally {
      await close();
    }
  }, 120_000);
});
