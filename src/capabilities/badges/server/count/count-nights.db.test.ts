import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { storefrontChanged } from '#capabilities/storefronts/events.ts';
import { on } from '#platform/events/events.ts';
import { earnedBadges } from '../../rules/judge-standing.ts';
import type { KeptFacts, StandingFacts } from '../../rules/standing-facts.ts';
import { type BadgesWorld, openBadgesWorld } from '../../testing/badges-world.ts';
import { type Diary, slowFacts } from '../../testing/slow-facts.ts';
import { countDay } from './count-day.ts';
import { listFacts } from './facts.store.ts';

const HOUR_MS = 3_600_000;
const PHOTOGRAPHERS = 2;
const DAYS = 70;

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

/** Seventy days in which anything may happen, and a night after each of them. */
async function liveThrough(seed: string): Promise<Diary[]> {
  const random = seededRandom(seed);
  const query = (text: string, values: unknown[]) => world.db.$client.query(text, values);
  const couples = [];
  for (const name of ['Maya', 'Priya', 'Grace', 'Elena', 'Tess']) {
    const couple = await world.addPerson(name);
    await couple.api.saveWedding({ primaryFirstName: name, partnerFirstName: 'Jonah' });
    const { rows } = await query('select wedding_id as id from wedding_members where user_id = $1', [couple.userId]);
    couples.push(rows[0].id as string);
  }
  const diaries: Diary[] = vendors.map(({ id }) => ({
    ...{ id, publishedAt: world.clock.now(), asked: [], saved: [], reviewed: [], viewed: new Map() },
  }));
  const open: { uuid: string; entry: Diary['asked'][number] }[] = [];
  const hearts: { wedding: string; id: number; entry: Diary['saved'][number] }[] = [];
  for (let number = 0; number < DAYS; number += 1) {
    const midnight = new Date(`${calendarDateOf(world.clock.now())}T00:00:00Z`);
    const moment = () => new Date(midnight.getTime() + Math.floor(random.next() * 24 * HOUR_MS));
    for (const [index, diary] of diaries.entries()) {
      const luck = (index + 1) / diaries.length;
      if (random.chance(0.4 * luck)) {
        const at = moment();
        const entry: Diary['asked'][number] = { at };
        diary.asked.push(entry);
        open.push({ uuid: await world.ask(diary.id, at), entry });
      }
      if (random.chance(0.15)) {
        const entry = { at: moment(), rating: random.int(4, 5) };
        diary.reviewed.push(entry);
        await world.review(diary.id, entry.rating, entry.at);
      }
      if (random.chance(0.7)) {
        const [day, views] = [calendarDateOf(midnight), random.int(1, 9)];
        diary.viewed.set(day, views);
        await world.setViews(diary.id, day, views);
      }
      const wedding = random.pick(couples);
      if (random.chance(0.2) && !hearts.some((heart) => heart.wedding === wedding && heart.id === diary.id)) {
        const entry: Diary['saved'][number] = { at: moment() };
        diary.saved.push(entry);
        hearts.push({ wedding, id: diary.id, entry });
        await world.save(diary.id, wedding, entry.at);
      }
    }
    for (const { uuid, entry } of open.splice(0, open.length)) {
      const at = new Date(Math.max(moment().getTime(), entry.at.getTime() + 60_000));
      if (at.getTime() >= midnight.getTime() + 24 * HOUR_MS || random.chance(0.3)) open.push({ uuid, entry });
      else if (random.chance(0.1)) {
        entry.dismissedAt = at;
        await world.close(uuid, 'DISMISS', at);
      } else if (random.chance(0.2)) {
        entry.answeredAt = at;
        await world.close(uuid, 'DECLINE', at);
      } else {
        entry.answeredAt = at;
        await world.answer(uuid, at);
      }
    }
    for (const { wedding, id, entry } of hearts.filter((heart) => !heart.entry.removedAt && random.chance(0.05))) {
      entry.removedAt = new Date(Math.max(moment().getTime(), entry.at.getTime()));
      await query('update favorites set removed_at = $3 where wedding_id = $1 and storefront_id = $2', [
        ...[wedding, id, entry.removedAt],
      ]);
    }
    world.toNextDay();
    await world.countNights();
    // A day after it was taken off, a heart is gone for good.
    await query('delete from favorites where removed_at < $1', [new Date(midnight.getTime())]);
  }
  return diaries;
}

describe('nights of a random history', () => {
  let diaries: Diary[];
  beforeAll(async () => {
    diaries = await liveThrough('badges-1');
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
