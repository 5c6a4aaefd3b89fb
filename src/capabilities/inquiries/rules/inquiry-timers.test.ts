import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSnooze, snoozedUntilFrom } from '#capabilities/leads/rules/snooze.ts';
import { expiresAtOf, isOverdue, warningsDue } from './expiration.ts';
import { INQUIRY_STATUSES } from './inquiry-states.ts';
import { DAY_MS, SNOOZE_DAYS } from './inquiry-timers.ts';
import { nudgeFrom } from './nudge-time.ts';
import { isUnresponded } from './unresponded.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const ready = { status: 'READY', readyAt: start, nudgedAt: null } as const;

describe('a reminder', () => {
  it('is possible from 72 hours after the delivery', () => {
    expect(nudgeFrom(ready)).toEqual(later(72 * HOUR_MS));
  });

  it('once, and only while the vendor has not acted', () => {
    expect(nudgeFrom({ ...ready, nudgedAt: later(80 * HOUR_MS) })).toBeNull();
    for (const status of INQUIRY_STATUSES.filter((each) => each !== 'READY')) {
      expect(nudgeFrom({ ...ready, status })).toBeNull();
    }
    expect(nudgeFrom({ ...ready, readyAt: null })).toBeNull();
  });
});

describe('the end of a lead', () => {
  it('comes after 21 days, to the millisecond', () => {
    expect(expiresAtOf(ready)).toEqual(later(21 * DAY_MS));
    expect(isOverdue(ready, later(21 * DAY_MS - 1))).toBe(false);
    expect(isOverdue(ready, later(21 * DAY_MS))).toBe(true);
  });

  it('never comes by itself once somebody acted', () => {
    for (const status of INQUIRY_STATUSES.filter((each) => each !== 'READY')) {
      expect(expiresAtOf({ status, readyAt: start })).toBeUndefined();
      expect(isOverdue({ status, readyAt: start }, later(99 * DAY_MS))).toBe(false);
      expect(warningsDue({ status, readyAt: start }, later(15 * DAY_MS))).toBe(0);
    }
  });

  it.each([
    [14 * DAY_MS - 1, 0],
    [14 * DAY_MS, 1],
    [20 * DAY_MS - 1, 1],
    [20 * DAY_MS, 2],
    [30 * DAY_MS, 2],
  ])('after %i ms %i warnings are due', (age, warnings) => {
    expect(warningsDue(ready, later(age))).toBe(warnings);
  });
});

describe('snoozing', () => {
  it('lasts as many days as were chosen, and is for what is open', () => {
    for (const days of SNOOZE_DAYS) expect(snoozedUntilFrom(start, days)).toEqual(later(days * DAY_MS));
    expect(INQUIRY_STATUSES.filter((status) => !canSnooze(status))).toEqual(['CLOSED']);
  });
});

describe('an answer that is owed', () => {
  it.each([
    ['READY', 'VENDOR', true],
    ['READY', 'COUPLE', false],
    ['CONNECTED', 'VENDOR', true],
    ['CONNECTED', 'COUPLE', true],
    ['BOOKED', 'VENDOR', false],
    ['BOOKED', 'COUPLE', false],
    ['PENDING', 'VENDOR', false],
    ['NEW', 'VENDOR', false],
    ['CLOSED', 'VENDOR', false],
    ['CLOSED', 'COUPLE', false],
  ] as const)('in %s by the %s: %s', (status, side, isOwed) => {
    const other = side === 'COUPLE' ? 'VENDOR' : 'COUPLE';
    const talk = { status, lastMessageBy: other, lastMessageAt: start } as const;
    expect(isUnresponded(talk, side, later(24 * HOUR_MS + 1))).toBe(isOwed);
    expect(isUnresponded(talk, side, later(24 * HOUR_MS))).toBe(false);
    expect(isUnresponded({ ...talk, lastMessageBy: side }, side, later(99 * DAY_MS))).toBe(false);
  });

  it('is never owed by both', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INQUIRY_STATUSES),
        fc.constantFrom('COUPLE' as const, 'VENDOR' as const),
        fc.integer({ min: 0, max: 30 * DAY_MS }),
        (status, lastMessageBy, age) => {
          const talk = { status, lastMessageBy, lastMessageAt: start };
          const both = isUnresponded(talk, 'COUPLE', later(age)) && isUnresponded(talk, 'VENDOR', later(age));
          expect(both).toBe(false);
        },
      ),
    );
  });
});
