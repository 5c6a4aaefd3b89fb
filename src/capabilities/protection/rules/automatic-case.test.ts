import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticCase, daysAfter, type LeadFacts, LONGEST_WINDOW_DAYS } from './automatic-case.ts';
import { PROTECTION_CASES, protectionCase, REFUND_CASE_KEYS } from './protection-cases.data.ts';

const connectedAt = new Date('2026-03-01T12:00:00Z');
const dayN = (days: number) => daysAfter(connectedAt, days);
/** A lead that was read at once and of which nothing else is known. */
const FINE: LeadFacts = {
  ...{ connectedAt, credits: 24, isRefunded: false, wasBooked: false, isFirstMessageRead: true },
  ...{ spamFoundAt: null, isCoupleGone: false, isPaidBefore: false, isMovedOutside: false },
  mailRefusedAt: null,
};

describe('why credits come back', () => {
  it.each<[string, Partial<LeadFacts>, number, string | null]>([
    ['a couple that read', {}, 30, null],
    ['unread, a moment before seven days', { isFirstMessageRead: false }, 7, null],
    ['unread for seven days', { isFirstMessageRead: false }, 7.001, 'NEVER_OPENED'],
    ['spam on day 90', { spamFoundAt: dayN(90) }, 90, 'SPAM_OR_GONE'],
    ['spam on day 91', { spamFoundAt: dayN(91) }, 91, null],
    ['spam that was found before anybody connected', { spamFoundAt: dayN(-1) }, 1, 'SPAM_OR_GONE'],
    ['spam that was found in time and looked at late', { spamFoundAt: dayN(80) }, 89, 'SPAM_OR_GONE'],
    ['a couple that is gone', { isCoupleGone: true }, 60, 'SPAM_OR_GONE'],
    ['a couple that booked and is gone', { isCoupleGone: true, wasBooked: true }, 60, null],
    ['a second charge', { isPaidBefore: true }, 0, 'DUPLICATE'],
    ['a second charge of a couple that booked', { isPaidBefore: true, wasBooked: true }, 50, 'DUPLICATE'],
    ['moved away within two weeks', { isMovedOutside: true }, 14, 'MOVED_OUTSIDE'],
    ['moved away later', { isMovedOutside: true }, 14.001, null],
    ['moved away after booking', { isMovedOutside: true, wasBooked: true }, 3, null],
    ['mail refused', { isFirstMessageRead: false, mailRefusedAt: dayN(1) }, 2, 'UNREACHABLE'],
    ['mail refused, but they read it here', { mailRefusedAt: dayN(1) }, 2, null],
    [
      'mail refused after its window',
      { isFirstMessageRead: false, mailRefusedAt: dayN(15) },
      15,
      'NEVER_OPENED',
    ],
  ])('%s', (_name, facts, day, expected) => {
    expect(automaticCase({ ...FINE, ...facts }, dayN(day))).toBe(expected);
  });
});

const moment = fc.date({ min: dayN(-100), max: dayN(200), noInvalidDate: true });
const anyFacts = fc.record({
  connectedAt: fc.constant(connectedAt),
  credits: fc.integer({ min: 0, max: 60 }),
  isRefunded: fc.boolean(),
  wasBooked: fc.boolean(),
  isFirstMessageRead: fc.boolean(),
  spamFoundAt: fc.option(moment),
  isCoupleGone: fc.boolean(),
  isPaidBefore: fc.boolean(),
  isMovedOutside: fc.boolean(),
  mailRefusedAt: fc.option(moment),
});

const holds = (check: (facts: LeadFacts, now: Date) => void) =>
  fc.assert(fc.property(anyFacts, moment, check), { numRuns: 2_000 });

it('never comes twice, and never for a lead that cost nothing', () => {
  holds((facts, now) => {
    expect(automaticCase({ ...facts, isRefunded: true }, now)).toBeNull();
    expect(automaticCase({ ...facts, credits: 0 }, now)).toBeNull();
  });
});

it('never comes outside the window of its case', () => {
  const seen = new Set<string>();
  holds((facts, now) => {
    const key = automaticCase(facts, now);
    if (key === null) return;
    seen.add(key);
    const { windowDays, isAutomatic } = protectionCase(key);
    expect(isAutomatic).toBe(true);
    expect(now <= dayN(LONGEST_WINDOW_DAYS)).toBe(true);
    if (windowDays === null) return;
    const happenedAt = {
      SPAM_OR_GONE: facts.spamFoundAt ?? now,
      UNREACHABLE: facts.mailRefusedAt ?? now,
      ...{ NEVER_OPENED: now, MOVED_OUTSIDE: now, DUPLICATE: now },
    }[key];
    expect(happenedAt <= dayN(windowDays)).toBe(key !== 'NEVER_OPENED');
  });
  expect([...seen].toSorted()).toEqual(
    PROTECTION_CASES.filter(({ isAutomatic }) => isAutomatic)
      .map(({ key }) => key)
      .toSorted(),
  );
});

it('a lead that was read, booked and paid once keeps its price', () => {
  holds((facts, now) => {
    const read = { ...facts, isFirstMessageRead: true, wasBooked: true, isPaidBefore: false };
    expect(automaticCase(read, now)).toBeNull();
  });
});

it('the last case is the only one without a refund', () => {
  expect(PROTECTION_CASES.map(({ key }) => key)).toEqual([...REFUND_CASE_KEYS, 'CHOSE_SOMEONE_ELSE']);
  expect(PROTECTION_CASES.filter(({ because }) => because === '').map(({ key }) => key)).toEqual([
    'CHOSE_SOMEONE_ELSE',
  ]);
  expect(Math.max(...PROTECTION_CASES.map(({ windowDays }) => windowDays ?? 0))).toBe(LONGEST_WINDOW_DAYS);
});
