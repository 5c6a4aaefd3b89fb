import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { storefrontChanged } from '#capabilities/storefronts/events.ts';
import { on } from '#platform/events/events.ts';
import { earnedBadges } from '../../rules/judge-standing.ts';
import type { KeptFacts, StandingFacts } from '../../rules/standing-facts.ts';
import { type BadgesWorld, openBadgesWorld } from '../../testing/badges-world.ts';
import { liveThrough } from '../../testing/live-through.ts';
import { type Diary, slowFacts } from '../../testing/slow-facts.ts';
import { countDay } from './count-day.ts';
import { listFacts } from './facts.store.ts';

const PHOTOGRAPHERS = 2;

let world: BadgesWorld;
let vendors: TestVendor[];
const heard: number[] = [];

beforeAll(async () => {
  world = await openBadgesWorld();
  world.listeners.push(
    on(storefrontChanged, async (_, { storefrontId }) => {
      heard.push(storefrontId);
    }),
  );
  vendors = [];
  for (let index = 0; index < 6; index += 1) vendors.push(await world.addMarketVendor());
});
afterAll(() => world.close());

async function storedOn(day: CalendarDate) {
  const { rows } = await world.db.$client.query<{ id: number; facts: KeptFacts; badges: string[] }>(
    'select storefront_id as id, facts, badges from badge_counts where day = $1 order by 1',
    [day],
  );
  return rows.map(({ id, facts, badges }) => ({ id, facts: { ...facts, day } as StandingFacts, badges }));
}

const closeTo = (facts: StandingFacts) => ({
  ...facts,
  medianMinutes: facts.medianMinutes === null ? null : Math.round(facts.medianMinutes * 1000),
});

describe('nights of a random history', () => {
  let diaries: Diary[];
  beforeAll(async () => {
    diaries = await liveThrough(world, vendors, 'badges-1');
  }, 240_000);

  it('stored what the slow and obvious way finds, and what counting anew comes to, for every day', async () => {
    const today = calendarDateOf(world.clock.now());
    const seen = new Set<string>();
    for (let back = 1; back <= 60; back += 1) {
      const day = addDays(today, -back);
      const stored = await storedOn(day);
      const slow = slowFacts(diaries, day);
      const again = await listFacts(world.db, day, { category: PHOTOGRAPHERS, market: 3169 });
      expect(stored).toHaveLength(vendors.length);
      for (const { id, facts, badges } of stored) {
        const anew = again.find((one) => one.id === id);
        expect(anew?.facts).toEqual(facts);
        expect(closeTo(facts)).toEqual(closeTo(slow.get(id) as StandingFacts));
        expect(badges).toEqual(earnedBadges(slow.get(id) as StandingFacts));
        for (const badge of badges) seen.add(badge);
      }
    }
    // A history in which nothing is earned would prove nothing.
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it('shows on listings what the newest night says, with answers counted from the same inquiries', async () => {
    const stored = await storedOn(addDays(calendarDateOf(world.clock.now()), -1));
    for (const { id, badges, facts } of stored) {
      const { rows } = await world.db.$client.query(
        'select array(select badge from storefront_badges where storefront_id = $1) as badges',
        [id],
      );
      expect(rows[0].badges.toSorted()).toEqual(badges.toSorted());
      const { rows: stats } = await world.db.$client.query(
        'select received_count, answered_count from storefront_response_stats where storefront_id = $1',
        [id],
      );
      if (facts.inquiries === 0) expect(stats).toEqual([]);
      else expect(stats[0]).toEqual({ received_count: facts.inquiries, answered_count: facts.answered });
    }
    expect(heard.length).toBeGreaterThan(0);
  });

  it('done again, by two at once, comes to the same and tells nobody; an old day changes no listing', async () => {
    const yesterday = addDays(calendarDateOf(world.clock.now()), -1);
    const before = await storedOn(yesterday);
    heard.length = 0;
    await Promise.all([world.countNights(), world.countNights()]);
    await countDay(world.deps, addDays(yesterday, -20));
    expect(await storedOn(yesterday)).toEqual(before);
    expect(heard).toEqual([]);
  });
});
