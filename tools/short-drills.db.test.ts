import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { ask, createAgent } from '../drills/ask.ts';
import { fuzzCalls, fuzzPages } from '../drills/fuzz.ts';
import type { Ground } from '../drills/ground.ts';
import { type Somebody, signInAgain, signUp } from '../drills/somebody.ts';
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
    ask: async (sql, values = []) => (await app.platform.db.$client.query(sql, values)).rows,
    settle: () => app.runJobs(),
  };
}, BUILD_MS);
afterAll(async () => {
  agent.destroy();
  await app.close();
});

describe('the drills, in short', () => {
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
});
