import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { groupAgenda } from './agenda-groups.ts';
import { AGENDA_KINDS, type AgendaItem, isLate } from './agenda-item.ts';
import { inAgendaOrder } from './agenda-order.ts';
import { feedSpan, isAgendaSpan } from './agenda-span.ts';
import {
  itemsOfKinds,
  readCalendarView,
  spanOfView,
  toggleKind,
  turnView,
  writeCalendarView,
} from './calendar-view.ts';
import { dayAfterKey, firstOfMonth, monthOf, monthWeeks, readMonth } from './month-grid.ts';

const BEGIN = calendarDate('2000-01-01');
const anyDay = fc.nat(36_889).map((days) => addDays(BEGIN, days));
const anyMonth = anyDay.map(firstOfMonth);
const anyItem: fc.Arbitrary<AgendaItem> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...AGENDA_KINDS),
  day: anyDay,
  time: fc.option(
    fc.record({
      startsAt: fc.constantFrom('09:00', '16:30'),
      minutes: fc.constant(60),
      timeZone: fc.constant('America/New_York'),
    }),
  ),
  title: fc.string(),
  detail: fc.string(),
  isDone: fc.boolean(),
  href: fc.constant('/'),
});
const manyItems = fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 30 });

describe('the grid of a month', () => {
  it('has June 2027 in five weeks from Sunday on', () => {
    const weeks = monthWeeks(calendarDate('2027-06-01'));
    expect(weeks.map(([sunday]) => sunday)).toEqual([
      ...['2027-05-30', '2027-06-06', '2027-06-13', '2027-06-20', '2027-06-27'],
    ]);
  });

  it('has whole weeks, every day of the month once, and no week of another', () => {
    fc.assert(
      fc.property(anyMonth, (first) => {
        const weeks = monthWeeks(first);
        for (const week of weeks) {
          expect(week.map(dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6]);
          expect(week.some((day) => monthOf(day) === monthOf(first))).toBe(true);
        }
        const days = weeks.flat();
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? first, index)));
        expect(days).toContain(first);
        const last = days.findLast((day) => monthOf(day) === monthOf(first)) ?? first;
        expect(monthOf(addDays(last, 1))).not.toBe(monthOf(first));
      }),
    );
  });

  it('is walked by arrows, to the ends of a week and by months, and no further than there are months', () => {
    const from = calendarDate('2027-06-30');
    const led = (key: string) => dayAfterKey(from, key);
    expect(led('ArrowRight')).toBe('2027-07-01');
    expect(led('ArrowUp')).toBe('2027-06-23');
    expect([led('Home'), led('End')]).toEqual(['2027-06-27', '2027-07-03']);
    expect([led('PageUp'), led('PageDown')]).toEqual(['2027-05-30', '2027-07-30']);
    expect(led('Enter')).toBeUndefined();
    expect(dayAfterKey(BEGIN, 'ArrowLeft')).toBeUndefined();
    expect(dayAfterKey(calendarDate('2100-12-31'), 'PageDown')).toBeUndefined();
  });

  it.each(['2027-13', '1999-12', '2101-01', '2027-6', 'june', '', null])('knows no month %s', (text) => {
    expect(readMonth(text)).toBeUndefined();
  });
});

describe('what the address says', () => {
  const today = calendarDate('2026-11-18');

  it('is read as it was written', () => {
    const anyView = fc.record({
      view: fc.constantFrom('month', 'agenda' as const),
      month: anyMonth,
      kinds: fc.subarray([...AGENDA_KINDS]),
    });
    fc.assert(
      fc.property(anyView, (view) => {
        expect(readCalendarView(new URLSearchParams(writeCalendarView(view)), today)).toEqual(view);
      }),
    );
  });

  it('is this month with everything where it says nothing, or nonsense', () => {
    const usual = { view: 'month', month: '2026-11-01', kinds: [] };
    expect(readCalendarView(new URLSearchParams(), today)).toEqual(usual);
    expect(readCalendarView(new URLSearchParams('view=x&month=0000-00&kinds=x'), today)).toEqual(usual);
  });

  it('asks for days that the call takes, all the month’s among them', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom('month', 'agenda' as const), (month, view) => {
        const span = spanOfView({ view, month, kinds: [] });
        expect(isAgendaSpan(span)).toBe(true);
        expect(span.from <= month && monthOf(span.through) >= monthOf(month)).toBe(true);
      }),
    );
  });

  it('turns by months, and not beyond the last', () => {
    const view = readCalendarView(new URLSearchParams('month=2100-12&kinds=payment'), today);
    expect(turnView(view, 1)).toBeUndefined();
    expect(turnView(view, -12)).toEqual({ ...view, month: '2099-12-01' });
  });

  it('has a kind more or less, and all of them without any', () => {
    const view = readCalendarView(new URLSearchParams(), today);
    const payments = toggleKind(view, 'PAYMENT');
    expect(payments.kinds).toEqual(['PAYMENT']);
    expect(toggleKind(payments, 'PAYMENT').kinds).toEqual([]);
    fc.assert(
      fc.property(manyItems, (items) => {
        expect(itemsOfKinds(items, [])).toEqual(items);
        expect(itemsOfKinds(items, ['TASK']).every(({ kind }) => kind === 'TASK')).toBe(true);
      }),
    );
  });
});

describe('the list', () => {
  it('is in one order however it came, whole days before times', () => {
    fc.assert(
      fc.property(manyItems, (items) => {
        const ordered = inAgendaOrder(items);
        expect(inAgendaOrder(items.toReversed())).toEqual(ordered);
        for (const [index, item] of ordered.slice(1).entries()) {
          const before = ordered[index] as AgendaItem;
          expect(before.day <= item.day).toBe(true);
          if (before.day === item.day) expect(before.time !== null && item.time === null).toBe(false);
        }
      }),
    );
  });

  it('has what is late first and once, and everything ahead in its month', () => {
    fc.assert(
      fc.property(manyItems, anyDay, anyMonth, (items, today, month) => {
        const { late, months } = groupAgenda(inAgendaOrder(items), { month, today });
        const shown = [...late, ...months.flatMap(({ items: ofMonth }) => ofMonth)];
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(late).toHaveLength(items.filter((item) => isLate(item, today)).length);
        for (const { month: name, items: ofMonth } of months) {
          expect(ofMonth.every(({ day }) => monthOf(day) === name && day >= month)).toBe(true);
        }
        expect(months.map(({ month: name }) => name)).toEqual(
          months.map(({ month: name }) => name).toSorted(),
        );
      }),
    );
  });

  it('begins this month today, and any other with its first day', () => {
    const items = inAgendaOrder(
      ['2026-11-02', '2026-11-18', '2026-12-01'].map((day) => ({
        ...{
          id: day,
          kind: 'EVENT' as const,
          day,
          time: null,
          title: '',
          detail: '',
          isDone: false,
          href: '/',
        },
      })),
    );
    const daysFrom = (month: string, today: string) =>
      groupAgenda(items, { month, today }).months.flatMap(({ items: ofMonth }) =>
        ofMonth.map(({ day }) => day),
      );
    expect(daysFrom('2026-11-01', '2026-11-18')).toEqual(['2026-11-18', '2026-12-01']);
    expect(daysFrom('2026-11-01', '2026-12-20')).toHaveLength(3);
  });
});

it.each([
  ['TASK', false, true],
  ['PAYMENT', false, true],
  ['TASK', true, false],
  ['EVENT', false, false],
  ['DEADLINE', false, false],
] as const)('%s of yesterday, done: %s, is late: %s', (kind, isDone, late) => {
  expect(isLate({ kind, isDone, day: '2026-11-17' }, '2026-11-18')).toBe(late);
  expect(isLate({ kind, isDone, day: '2026-11-18' }, '2026-11-18')).toBe(false);
});

it('a feed reaches 60 days back and two years ahead', () => {
  const today = calendarDate('2026-11-18');
  const { from, through } = feedSpan(today);
  expect([daysBetween(from, today), daysBetween(today, through)]).toEqual([60, 730]);
});
