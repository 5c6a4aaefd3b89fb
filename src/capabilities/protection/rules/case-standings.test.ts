import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticCase, daysAfter, type LeadFacts } from './automatic-case.ts';
import { caseStandings } from './case-standings.ts';
import { PROTECTION_CASES, type ProtectionCaseKey } from './protection-cases.data.ts';
import { canAskForRefund } from './request-rules.ts';

const connectedAt = new Date('2026-11-13T16:47:00Z');
const dayN = (days: number) => daysAfter(connectedAt, days);
/** Nobody has opened anything, and nothing else happened. */
const FRESH: LeadFacts = {
  ...{ connectedAt, credits: 23, isRefunded: false, wasBooked: false, isFirstMessageRead: false },
  ...{ spamFoundAt: null, isCoupleGone: false, isPaidBefore: false, isMovedOutside: false },
  mailRefusedAt: null,
};
const UNASKED = { refundedFor: null, request: null } as const;

/** 'NEVER_OPENED OPEN', in the order of the policy. */
function standingsOf(
  facts: Partial<LeadFacts>,
  day: number,
  asked: Parameters<typeof caseStandings>[1] = UNASKED,
) {
  return Object.fromEntries(
    caseStandings({ ...FRESH, ...facts }, asked, dayN(day)).map(({ key, state, because }) => [
      key,
      because ?? state,
    ]),
  );
}

const ALL_OPEN = {
  NEVER_OPENED: 'OPEN',
  SPAM_OR_GONE: 'OPEN',
  DUPLICATE: 'PAID_ONCE',
  MOVED_OUTSIDE: 'OPEN',
  UNREACHABLE: 'OPEN',
  REPORTED_SPAM: 'OPEN',
  CHOSE_SOMEONE_ELSE: 'NOT_COVERED',
};

describe('how the cases stand', () => {
  it.each<[string, Partial<LeadFacts>, number, Record<string, string>]>([
    ['right after connecting', {}, 0, {}],
    ['opened', { isFirstMessageRead: true }, 2, { NEVER_OPENED: 'OPENED', UNREACHABLE: 'OPENED' }],
    ['booked', { wasBooked: true }, 2, { SPAM_OR_GONE: 'BOOKED', MOVED_OUTSIDE: 'BOOKED' }],
    [
      'on the last moment of two weeks',
      { isFirstMessageRead: true },
      14,
      { NEVER_OPENED: 'OPENED', UNREACHABLE: 'OPENED' },
    ],
    [
      'after two weeks',
      { isFirstMessageRead: true },
      14.001,
      { NEVER_OPENED: 'OPENED', UNREACHABLE: 'OPENED', MOVED_OUTSIDE: 'TIME' },
    ],
    [
      'after thirty days',
      { isFirstMessageRead: true },
      30.001,
      { NEVER_OPENED: 'OPENED', UNREACHABLE: 'OPENED', MOVED_OUTSIDE: 'TIME', REPORTED_SPAM: 'TIME' },
    ],
    [
      'after ninety days',
      { isFirstMessageRead: true },
      90.001,
      {
        ...{ NEVER_OPENED: 'OPENED', UNREACHABLE: 'OPENED', MOVED_OUTSIDE: 'TIME' },
        ...{ REPORTED_SPAM: 'TIME', SPAM_OR_GONE: 'TIME' },
      },
    ],
    // Due: the next look gives it back.
    ['unread for eight days', {}, 8, {}],
    ['charged twice', { isPaidBefore: true }, 1, { DUPLICATE: 'OPEN' }],
    [
      'unread for a hundred days',
      {},
      100,
      {
        ...{ NEVER_OPENED: 'TIME', UNREACHABLE: 'TIME', MOVED_OUTSIDE: 'TIME' },
        ...{ REPORTED_SPAM: 'TIME', SPAM_OR_GONE: 'TIME' },
      },
    ],
  ])('%s', (_name, facts, day, differing) => {
    expect(standingsOf(facts, day)).toEqual({ ...ALL_OPEN, ...differing });
  });

  it('waits for staff, and ends where staff says no', () => {
    const opened = { isFirstMessageRead: true };
    expect(standingsOf(opened, 40, { refundedFor: null, request: 'ASKED' }).REPORTED_SPAM).toBe('WAITING');
    expect(standingsOf(opened, 3, { refundedFor: null, request: 'DECLINED' }).REPORTED_SPAM).toBe('DECLINED');
  });

  it('ends with the case for which the credits came back', () => {
    const standings = standingsOf({ isRefunded: true }, 8, { refundedFor: 'NEVER_OPENED', request: null });
    expect(standings).toEqual({
      ...{ NEVER_OPENED: 'CAME', SPAM_OR_GONE: 'REFUNDED', DUPLICATE: 'REFUNDED', MOVED_OUTSIDE: 'REFUNDED' },
      ...{ UNREACHABLE: 'REFUNDED', REPORTED_SPAM: 'REFUNDED', CHOSE_SOMEONE_ELSE: 'NOT_COVERED' },
    });
  });

  it('are none for a lead that took nothing', () => {
    expect(caseStandings({ ...FRESH, credits: 0 }, UNASKED, dayN(1))).toEqual([]);
  });

  it('name the end of each window', () => {
    const untils = caseStandings(FRESH, UNASKED, dayN(0)).map(({ key, until }) => [key, until]);
    expect(untils).toEqual([
      ['NEVER_OPENED', dayN(7)],
      ['SPAM_OR_GONE', dayN(90)],
      ['DUPLICATE', null],
      ['MOVED_OUTSIDE', dayN(14)],
      ['UNREACHABLE', dayN(14)],
      ['REPORTED_SPAM', dayN(30)],
      ['CHOSE_SOMEONE_ELSE', null],
    ]);
  });
});

const moment = fc.integer({ min: 0, max: 120 * 24 }).map((hours) => dayN(hours / 24));
const anyFacts: fc.Arbitrary<LeadFacts> = fc.record({
  connectedAt: fc.constant(connectedAt),
  credits: fc.integer({ min: 1, max: 60 }),
  isRefunded: fc.constant(false),
  wasBooked: fc.boolean(),
  isFirstMessageRead: fc.boolean(),
  spamFoundAt: fc.option(moment),
  isCoupleGone: fc.boolean(),
  isPaidBefore: fc.boolean(),
  isMovedOutside: fc.boolean(),
  mailRefusedAt: fc.option(moment),
});
const stateOf = (key: ProtectionCaseKey, facts: LeadFacts, now: Date) =>
  caseStandings(facts, UNASKED, now).find((one) => one.key === key)?.state;

describe('beside the rule that gives credits back', () => {
  it('whatever comes back now is open', () => {
    fc.assert(
      fc.property(anyFacts, moment, (facts, now) => {
        const due = automaticCase(facts, now);
        if (due) expect(stateOf(due, facts, now)).toBe('OPEN');
      }),
      { numRuns: 2_000 },
    );
  });

  it('what has ended never comes back, whatever happens later', () => {
    fc.assert(
      fc.property(
        anyFacts,
        moment,
        moment,
        fc.constantFrom(...PROTECTION_CASES),
        (facts, one, other, { key }) => {
          const [now, later] = one < other ? [one, other] : [other, one];
          // What is known now has happened by now.
          const before: LeadFacts = {
            ...facts,
            spamFoundAt: facts.spamFoundAt && facts.spamFoundAt <= now ? facts.spamFoundAt : null,
            mailRefusedAt: facts.mailRefusedAt && facts.mailRefusedAt <= now ? facts.mailRefusedAt : null,
          };
          if (automaticCase(before, now) !== null || stateOf(key, before, now) !== 'ENDED') return;
          const after = { ...facts, isCoupleGone: true, isMovedOutside: true };
          expect(automaticCase(after, later)).not.toBe(key);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('is open to be asked for exactly while it can be asked for', () => {
    fc.assert(
      fc.property(anyFacts, moment, (facts, now) => {
        const canAsk = canAskForRefund({ ...facts, isAsked: false }, now);
        expect(stateOf('REPORTED_SPAM', facts, now)).toBe(canAsk ? 'OPEN' : 'ENDED');
      }),
    );
  });
});
