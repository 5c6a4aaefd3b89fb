import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { INQUIRY_STATUSES } from '../rules/inquiry-states.ts';
import { LONGEST_MESSAGE, TIMERS } from '../rules/inquiry-timers.ts';
import { maskContacts } from '../rules/mask-contacts.ts';
import { HELD_FROM_SCORE } from '../rules/spam-score.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { INQUIRY_VOICES } from './inquiry-voices.ts';
import { type CorrespondenceSource, planInquiries } from './plan-inquiries.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const DAY_MS = 86_400_000;
const place = { cityId: 1, city: 'Hudson', stateCode: 'NY', marketId: 7, lat: 42.25, lon: -73.8 };
const OWN_VENDOR = 'vendor-person';

const stages = ['NEWLY_ENGAGED', 'PLANNING_NO_VENUE_BOOKED', 'PLANNING_VENUE_BOOKED', 'ALMOST_DONE'] as const;

const couples: DemoCouple[] = Array.from({ length: 120 }, (_, index) => ({
  weddingId: `wedding-${index}`,
  people: [{ id: `person-${index}`, firstName: `Ada${index}`, email: `ada${index}@couples.example` }],
  isPhoneVerified: index % 2 === 0,
  partnerFirstName: 'Grace',
  weddingDate:
    index % 4 === 0 ? null : calendarDate(`2027-${String(1 + (index % 12)).padStart(2, '0')}-1${index % 10}`),
  place,
  guestCount: 80 + index,
  budgetCents: 3_000_000,
  planningStage: stages[index % stages.length] ?? 'NEWLY_ENGAGED',
  createdAt: new Date(NOW.getTime() - (20 + index * 2) * DAY_MS),
}));

const vendors: DemoVendor[] = Array.from({ length: 100 }, (_, index) => ({
  storefrontId: index + 1,
  name: `Vendor ${index}`,
  category: TAXONOMY_KEYS[index % TAXONOMY_KEYS.length] ?? 'wedding-venues',
  place,
  publishedAt: index > 95 ? null : new Date(NOW.getTime() - 400 * DAY_MS),
  optionIds: [],
  budgetMinCents: 200_000,
  budgetMaxCents: 500_000,
  travelRadiusMiles: 50,
  largestCapacity: 150,
  availability: { blockedDays: new Set(), daysOff: [], availableThrough: null },
  plans: [],
  owner: index % 10 === 9 ? null : { id: index < 2 ? OWN_VENDOR : `owner-${index}`, firstName: 'Ida' },
}));

const source: CorrespondenceSource = {
  seed: 'test',
  now: NOW,
  couples,
  vendors,
  demoCouple: {
    ...couples[1],
    weddingId: 'demo',
    createdAt: new Date(NOW.getTime() - 40 * DAY_MS),
  } as DemoCouple,
  demoVendorId: OWN_VENDOR,
  planListingIds: [3, 4],
  quietDays: [calendarDate('2027-02-11')],
  keptVendors: ['Vendor 10'],
};

const planned = planInquiries(source);
const inquiries = planned.flatMap((each) => each.inquiries);

describe('the letters of the demo world', () => {
  it('are the same for the same seed', () => {
    expect(planInquiries(source)).toEqual(planned);
    expect(planInquiries({ ...source, seed: 'another' })).not.toEqual(planned);
  });

  it('leave the demo couple with two open offers that end, and nothing dearer than it plans', () => {
    const own = planInquiries({ ...source, quietDays: [] })
      .flatMap((each) => each.inquiries)
      .filter(({ weddingId }) => weddingId === 'demo');
    const amounts = (status: string) =>
      own.flatMap(({ state }) => (state.status === status && state.quote ? [state.quote] : []));
    expect(amounts('CONNECTED').map(({ amountCents, validUntil }) => [amountCents, validUntil])).toEqual([
      [360_000, '2026-11-27'],
      [318_000, '2026-11-20'],
    ]);
    expect(amounts('BOOKED').map(({ amountCents }) => amountCents)).toEqual([1_455_000, 200_000, 82_000]);
  });

  it('stand in every status', () => {
    expect(new Set(inquiries.map(({ state }) => state.status))).toEqual(new Set(INQUIRY_STATUSES));
  });

  it('show every way to price a lead to whoever looks at the listings with plans', () => {
    const until = new Date(NOW.getTime() + DAY_MS);
    const withPlan = vendors.map((vendor) =>
      vendor.storefrontId === 3
        ? { ...vendor, plans: [{ from: new Date(NOW.getTime() - 60 * DAY_MS), until }] }
        : vendor,
    );
    const planned = planInquiries({ ...source, vendors: withPlan }).flatMap((each) => each.inquiries);
    const waiting = (id: number) =>
      planned.filter(({ storefrontId, state }) => storefrontId === id && state.status === 'READY');
    expect(waiting(3).length).toBeGreaterThanOrEqual(2);
    for (const { price } of waiting(3))
      expect(price).toMatchObject({ creditPrice: 0, paymentRequired: true });
    const prices = waiting(4).flatMap(({ price }) => price ?? []);
    expect(prices.filter(({ paymentRequired }) => !paymentRequired)).toHaveLength(1);
    const paid = prices.filter(({ paymentRequired }) => paymentRequired);
    expect(paid.filter(({ creditPrice, baseCreditPrice }) => creditPrice < baseCreditPrice)).toHaveLength(1);
    expect(paid.some(({ creditPrice, baseCreditPrice }) => creditPrice === baseCreditPrice)).toBe(true);
  });

  it('never meet twice, but where a couple wrote once more and that was free', () => {
    const isRepeat = ({ price }: (typeof inquiries)[number]) => price?.paymentRequired === false;
    expect(inquiries.filter(isRepeat)).toHaveLength(1);
    const pairs = inquiries
      .filter((inquiry) => !isRepeat(inquiry))
      .map(({ weddingId, storefrontId }) => `${weddingId}/${storefrontId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const tokens = inquiries.map(({ replyToken }) => replyToken);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('were all written between the account and now', () => {
    for (const { state, events, weddingId } of inquiries) {
      const begun =
        couples.find((couple) => couple.weddingId === weddingId)?.createdAt ?? source.demoCouple?.createdAt;
      expect(state.createdAt.getTime()).toBeGreaterThanOrEqual(begun?.getTime() ?? Number.POSITIVE_INFINITY);
      for (const { createdAt } of events) expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('keep to the timers', () => {
    for (const { state } of inquiries) {
      if (state.status === 'READY')
        expect(NOW.getTime() - (state.readyAt?.getTime() ?? 0)).toBeLessThan(TIMERS.expirationDays * DAY_MS);
      if (state.nudgedAt)
        expect(state.nudgedAt.getTime() - state.createdAt.getTime()).toBeGreaterThanOrEqual(
          TIMERS.nudgeAfterMs,
        );
      if (state.snoozedUntil) expect(state.snoozedUntil.getTime()).toBeGreaterThan(NOW.getTime());
    }
  });

  it('book each day once, and quiet days never', () => {
    const days = inquiries.flatMap(({ state, storefrontId, weddingDate }) =>
      state.status === 'BOOKED' ? [`${storefrontId}/${weddingDate}`] : [],
    );
    expect(new Set(days).size).toBe(days.length);
    expect(days.filter((day) => day.endsWith('2027-02-11') || day.endsWith('null'))).toEqual([]);
  });

  it('are held for what staff decided before, and for nothing that did not happen', () => {
    const isHeld = ({ state, events }: (typeof inquiries)[number]) =>
      state.status === 'PENDING' || events.some(({ side, type }) => side === 'STAFF' && /DISMISS/.test(type));
    const held = inquiries.filter(isHeld);
    expect(held.length).toBeGreaterThan(3);
    for (const { weddingId, state, spamParts, spamScore } of held) {
      const all = inquiries.filter((one) => one.weddingId === weddingId && one.state !== state);
      const upheld = all.filter(({ verdict }) => verdict && verdict.decidedAt < state.createdAt);
      expect(all).toEqual(upheld);
      expect(spamParts.find(({ key }) => key === 'reports')?.label).toBe(
        `Staff found ${upheld.length} earlier inquiry to be spam`,
      );
      expect(spamParts.filter(({ key }) => key === 'pace' || key === 'sameText')).toEqual([]);
      expect(spamScore).toBeGreaterThanOrEqual(HELD_FROM_SCORE);
    }
    for (const { spamScore } of inquiries.filter((one) => !isHeld(one)))
      expect(spamScore).toBeLessThan(HELD_FROM_SCORE);
  });

  it('leave those alone whom visitors shall write to', () => {
    const own = planInquiries({ ...source, quietDays: [] })
      .flatMap((each) => each.inquiries)
      .filter(({ weddingId }) => weddingId === 'demo');
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.filter(({ storefrontId }) => [1, 2, 11].includes(storefrontId))).toEqual([]);
  });

  it('say something fitting, short enough, with no slot left open', () => {
    for (const { events, state } of inquiries) {
      for (const { type, body } of events) {
        expect(body.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
        expect(body).not.toMatch(/[<>{}|]|undefined|\n$/);
        if (/OUTREACH|RESPONSE|CONNECT/.test(type)) expect(body.length).toBeGreaterThan(1);
      }
      expect(state.lastMessageText.length).toBeGreaterThan(1);
    }
  });

  it('give contact details now and then, which are covered before a vendor is connected', () => {
    const openings = inquiries.flatMap(({ events }) => events[0]?.body ?? []);
    const withContact = openings.filter((text) => maskContacts(text).isMasked);
    expect(withContact.length).toBeGreaterThan(3);
    expect(withContact.length).toBeLessThan(openings.length / 3);
    for (const text of withContact) expect(maskContacts(text).text).not.toMatch(/couples\.example|555-01/);
  });

  it('have an answer for everything that is asked', () => {
    for (const voice of Object.values(INQUIRY_VOICES)) {
      expect(voice.answers).toHaveLength(voice.followUps.length);
      expect(voice.followUps.length).toBeGreaterThanOrEqual(5);
    }
  });
});
