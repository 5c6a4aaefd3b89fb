import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { dayMark, lateWords, nearDay } from './day-words.ts';
import { DUE_KINDS, type DueItem, daysLate, inDueOrder, isThisWeek } from './due-items.ts';
import { partOfDay } from './part-of-day.ts';
import { categoryVendor, inStateOrder, mostPressing, VENDOR_STATES } from './vendor-tiles.ts';

const TODAY = calendarDate('2026-11-16');
const item = (of: Partial<DueItem>): DueItem => ({
  ...{ id: 'a', kind: 'TASK', day: TODAY, subject: '', title: '', detail: '', href: '/', isLate: false },
  ...{ members: [], paymentUuid: null, taskUuid: null, ...of },
});

describe('what is due', () => {
  it('is of this week through the sixth day from now, and whatever is late', () => {
    const days = [-40, -1, 0, 6, 7, 30].map((days) => isThisWeek(addDays(TODAY, days), TODAY));
    expect(days).toEqual([true, true, true, true, false, false]);
    expect([-3, 0, 2].map((days) => daysLate(addDays(TODAY, days), TODAY))).toEqual([3, 0, 0]);
  });

  it('comes late first, then day by day, then what keeps others waiting', () => {
    const items = [
      item({ id: 'task', kind: 'TASK' }),
      item({ id: 'message', kind: 'MESSAGE' }),
      item({ id: 'later', kind: 'PAYMENT', day: addDays(TODAY, 3) }),
      item({ id: 'late', kind: 'TASK', day: addDays(TODAY, -2), isLate: true }),
    ];
    expect(inDueOrder(items).map(({ id }) => id)).toEqual(['late', 'message', 'task', 'later']);
    const anyItems = fc.array(
      fc.record({ id: fc.uuid(), kind: fc.constantFrom(...DUE_KINDS), isLate: fc.boolean() }).map(item),
    );
    fc.assert(
      fc.property(anyItems, (unordered) => {
        const ordered = inDueOrder(unordered);
        expect(ordered).toEqual(inDueOrder(unordered.toReversed()));
        expect(ordered.map(({ isLate }) => Number(!isLate))).toEqual(
          ordered.map(({ isLate }) => Number(!isLate)).toSorted(),
        );
      }),
    );
  });
});

describe('days in words', () => {
  it('are as people say them', () => {
    const words = [-1, 0, 1, 4, 6, 7].map((days) => nearDay(addDays(TODAY, days), TODAY));
    expect(words).toEqual(['yesterday', 'today', 'tomorrow', 'Friday', 'Sunday', 'Nov 23']);
    expect([-3, 0, 4].map((days) => dayMark(addDays(TODAY, days), TODAY))).toEqual(['Late', 'Today', 'Fri']);
    expect([lateWords(1), lateWords(3)]).toEqual(['1 day late', '3 days late']);
  });

  it('have their parts where the wedding is', () => {
    const at = new Date('2026-11-16T16:30:00Z');
    expect(partOfDay(at, 'America/New_York')).toBe('morning');
    expect(partOfDay(at, 'Europe/Rome')).toBe('afternoon');
    expect(partOfDay(at, 'Asia/Tokyo')).toBe('evening');
    expect(partOfDay(new Date('2026-11-16T05:00:00Z'), 'America/New_York')).toBe('evening');
  });
});

describe('categoryVendor', () => {
  const vendor = { inquiryUuid: '1', name: 'Fern', imageId: null, isBooked: false, offer: null };
  const offer = (cents: number, endsOn: string | null) => ({ ...vendor, offer: { cents, endsOn } });

  it('is who is booked, else who offers and ends first, else who was asked', () => {
    expect(categoryVendor([])).toEqual({ state: 'OPEN', vendor: null, asked: 0 });
    expect(categoryVendor([vendor]).state).toBe('ASKED');
    const [open, soon] = [offer(100, null), offer(200, '2026-12-01')];
    expect(categoryVendor([vendor, open, soon])).toEqual({ state: 'OFFERED', vendor: soon, asked: 3 });
    const booked = { ...vendor, isBooked: true };
    expect(categoryVendor([soon, booked])).toEqual({ state: 'BOOKED', vendor: booked, asked: 2 });
  });
});

describe('the tiles of vendors', () => {
  const tiles = VENDOR_STATES.toReversed().map((state) => ({ state, isUrgent: false }));

  it('begin with whoever is settled and end with those still to find', () => {
    expect(inStateOrder(tiles).map(({ state }) => state)).toEqual([...VENDOR_STATES]);
  });

  it('fold to what is late, then the offers, then who is still to find', () => {
    const late = { state: 'BOOKED' as const, isUrgent: true };
    const states = [...mostPressing([...tiles, late], 3)];
    expect(states.map(({ state }) => state)).toEqual(['BOOKED', 'OFFERED', 'OPEN']);
    expect(states[0]).toBe(late);
  });
});
