import type pg from 'pg';
import { seededRandom } from '#base/seeded-random.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planDemoSeating } from '../../demo/plan-demo-seating.ts';
import { copySeating, findDemoEvent, listDemoGuests } from './world.store.ts';

const DAY_MS = 86_400_000;
const [ALMOST, TODAY] = FURTHER_WEDDINGS;

/** Priya is half through and has rules; at Elena’s everybody sits, and guests know where. */
const PLANS = [
  { ...ALMOST, seated: 61, isReleased: false, hasRules: true, daysAgo: 9 },
  { ...TODAY, seated: Number.POSITIVE_INFINITY, isReleased: true, hasRules: false, daysAgo: 30 },
];

export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  for (const { weddingId, email, daysAgo, ...wish } of PLANS) {
    const eventUuid = await findDemoEvent(client, weddingId);
    if (eventUuid === undefined) continue;
    const guests = await listDemoGuests(client, eventUuid);
    const plan = planDemoSeating(`${seed} ${email}`, { guests, ...wish });
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const uuid = seededRandom(seed, 'seating plan', email).uuid();
    await copySeating(client, { uuid, weddingId, eventUuid, at }, plan);
  }
}
