import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type BadgesWorld, openBadgesWorld } from '../testing/badges-world.ts';
import { decideAwards } from './awards/decide-awards.ts';

let world: BadgesWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openBadgesWorld();
});
beforeEach(async () => {
  vendor = await world.addMarketVendor();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS);
const badges = (day?: string) => world.badgesOf(vendor.owner, vendor.uuid, day);
const verdictOf = async (key: string, day?: string) =>
  (await badges(day)).verdicts.find((verdict) => verdict.key === key);

describe('badges of a listing', () => {
  it('a new listing that nobody knows: every rule with its own figures, nothing earned but being new', async () => {
    world.toNextDay();
    const { verdicts, awards, soClose, isPublished } = await badges();
    expect(verdicts.map(({ key, standing }) => [key, standing])).toEqual([
      ['QUICK_RESPONDER', 'not yet'],
      ['BEST_OF', 'not yet'],
      ['TRENDING', 'not yet'],
      ['HIDDEN_GEM', 'not yet'],
      ['NEW', 'earned'],
    ]);
    expect([awards, soClose, isPublished]).toEqual([[], null, true]);
  });

  it('a draft has figures, and no badge', async () => {
    await world.db.$client.query(
      `update storefronts set published_at = null, publication_status = 'NEW' where id = $1`,
      [vendor.id],
    );
    const { verdicts, card, isPublished } = await badges();
    expect(verdicts.filter(({ standing }) => standing === 'earned')).toEqual([]);
    expect([card, isPublished]).toEqual([null, false]);
  });

  it('an older day is worked out from what had happened by then', async () => {
    const uuid = await world.ask(vendor.id, ago(6));
    await world.answer(uuid, ago(3));
    const yesterday = addDays(calendarDateOf(world.clock.now()), -1);
    const answeredOn = async (day: string) =>
      (await verdictOf('QUICK_RESPONDER', day))?.checks.find(({ key }) => key === 'answered')?.value;
    await world.countNights();
    expect(await answeredOn(yesterday)).toBe('100%');
    expect(await answeredOn(addDays(yesterday, -4))).toBe('0%');
    expect(await answeredOn(addDays(yesterday, -8))).toBe('None');
  });

  it('a day that was not counted, or lies ahead, is refused', async () => {
    const today = calendarDateOf(world.clock.now());
    expect(await refusal(badges(addDays(today, 1)))).toBe('invalid_input');
    expect(await refusal(badges('2019-05-05'))).toBe('invalid_input');
  });

  it('everybody who works there may look, and nobody else', async () => {
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    expect((await world.badgesOf(viewer, vendor.uuid)).storefrontUuid).toBe(vendor.uuid);
    const stranger = await world.addMarketVendor();
    const couple = await world.addPerson('Maya');
    expect(await refusal(world.badgesOf(stranger.owner, vendor.uuid))).toBe('storefront.not_found');
    expect(await refusal(world.badgesOf(couple, vendor.uuid))).toBe('forbidden');
  });
});

describe('the award of a year', () => {
  const reviewed2024 = async (count: number, rating = 5) => {
    const uuids: string[] = [];
    for (let month = 1; month <= count; month += 1) {
      uuids.push(await world.review(vendor.id, rating, new Date(Date.UTC(2024, month, 3))));
    }
    return uuids;
  };

  it('is given for seven good reviews, goes with one of them, and comes back with it', async () => {
    const [first] = await reviewed2024(7);
    await decideAwards(world.deps);
    expect((await badges()).awards).toEqual([{ year: 2024, reviews: 7, average: '5.0' }]);
    const accept = (isAccepted: boolean) =>
      world.db.$client.query(
        `update reviews set status = $2, published_at = case when $2 = 'ACCEPTED' then submitted_at end where uuid = $1`,
        [first, isAccepted ? 'ACCEPTED' : 'CLOSED'],
      );
    await accept(false);
    await decideAwards(world.deps);
    expect((await badges()).awards).toEqual([]);
    await accept(true);
    await decideAwards(world.deps);
    expect((await badges()).awards).toHaveLength(1);
  });

  it('is not given for good reviews alone: one in five inquiries may stay open, not more', async () => {
    await reviewed2024(8);
    const asked = [];
    for (let day = 1; day <= 5; day += 1)
      asked.push(await world.ask(vendor.id, new Date(Date.UTC(2024, 4, day))));
    for (const uuid of asked.slice(0, 3)) await world.answer(uuid, new Date(Date.UTC(2024, 4, 9)));
    await decideAwards(world.deps);
    expect((await badges()).awards).toEqual([]);
    await world.answer(asked[3] ?? '', new Date(Date.UTC(2024, 4, 9)));
    await decideAwards(world.deps);
    expect((await badges()).awards).toHaveLength(1);
  });

  it('a year that was nearly one is told, once it is decided', async () => {
    for (let month = 1; month <= 6; month += 1) {
      await world.review(vendor.id, 5, new Date(Date.UTC(2025, month, 3)));
    }
    await decideAwards(world.deps);
    expect((await badges()).soClose).toEqual({ year: 2025, reviews: 6, of: 7 });
  });
});
