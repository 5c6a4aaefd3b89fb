import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReminderDue, lastClosing, reminderAt } from './reminder-time.ts';

const NEW_YORK = 'America/New_York';
const LONG_AGO = new Date('2027-01-01T12:00:00Z');

const at = (
  number: 1 | 2,
  { closesOn = '2027-06-30' as string | null, zone = NEW_YORK, approvedAt = LONG_AGO } = {},
) => reminderAt(number, { closesOn, zone, approvedAt })?.toISOString() ?? null;

describe('when a reminder goes out', () => {
  it.each([
    [1, NEW_YORK, '2027-06-09T14:00:00.000Z'],
    [2, NEW_YORK, '2027-06-23T14:00:00.000Z'],
    [1, 'America/Los_Angeles', '2027-06-09T17:00:00.000Z'],
    [1, 'America/Phoenix', '2027-06-09T17:00:00.000Z'],
    [2, 'Pacific/Honolulu', '2027-06-23T20:00:00.000Z'],
    [2, 'Pacific/Guam', '2027-06-23T00:00:00.000Z'],
  ] as const)('number %i in %s at ten of its own clock: %s', (number, zone, expected) => {
    expect(at(number, { zone })).toBe(expected);
  });

  it('stays at ten when the clocks change between it and the last day', () => {
    // Clocks go forward on March 14, 2027, and back on November 7.
    expect(at(1, { closesOn: '2027-03-20' })).toBe('2027-02-27T15:00:00.000Z');
    expect(at(2, { closesOn: '2027-03-20' })).toBe('2027-03-13T15:00:00.000Z');
    expect(at(2, { closesOn: '2027-03-21' })).toBe('2027-03-14T14:00:00.000Z');
    expect(at(2, { closesOn: '2027-11-13' })).toBe('2027-11-06T14:00:00.000Z');
    expect(at(2, { closesOn: '2027-11-14' })).toBe('2027-11-07T15:00:00.000Z');
  });

  it('is nowhere without a last day to answer', () => {
    expect(at(1, { closesOn: null })).toBeNull();
  });

  it('waits for the next ten o’clock when it is approved late', () => {
    expect(at(1, { approvedAt: new Date('2027-06-12T13:59:00Z') })).toBe('2027-06-12T14:00:00.000Z');
    expect(at(1, { approvedAt: new Date('2027-06-12T14:01:00Z') })).toBe('2027-06-13T14:00:00.000Z');
    expect(at(2, { approvedAt: new Date('2027-06-28T20:00:00Z') })).toBe('2027-06-29T14:00:00.000Z');
  });

  it('is over when the next one is due, or on the last day', () => {
    expect(at(1, { approvedAt: new Date('2027-06-22T13:00:00Z') })).toBe('2027-06-22T14:00:00.000Z');
    expect(at(1, { approvedAt: new Date('2027-06-22T15:00:00Z') })).toBeNull();
    expect(at(2, { approvedAt: new Date('2027-06-29T15:00:00Z') })).toBeNull();
  });
});

describe('whether it is due', () => {
  const given = { closesOn: '2027-06-30', zone: NEW_YORK, approvedAt: LONG_AGO };

  it.each([
    ['2027-06-09T13:59:59Z', false],
    ['2027-06-09T14:00:00Z', true],
    // Nothing ran for days: late is better than never, but not together with the second one.
    ['2027-06-22T23:00:00Z', true],
    ['2027-06-23T14:00:00Z', false],
  ])('the first one at %s: %s', (now, expected) => {
    expect(isReminderDue(1, given, new Date(now))).toBe(expected);
  });

  it.each([
    ['2027-06-23T14:00:00Z', true],
    ['2027-06-30T03:59:00Z', true],
    ['2027-06-30T04:00:00Z', false],
  ])('the second one at %s: %s', (now, expected) => {
    expect(isReminderDue(2, given, new Date(now))).toBe(expected);
  });

  it('is never both, whenever it is asked and wherever the wedding is', () => {
    const zones = fc.constantFrom(NEW_YORK, 'America/Denver', 'Pacific/Honolulu', 'Pacific/Guam');
    const days = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(zones, days, days, (zone, approvedDay, askedDay) => {
        const start = Date.UTC(2027, 3, 15, 9, 30);
        const approvedAt = new Date(start + approvedDay * 86_400_000);
        const now = new Date(start + askedDay * 86_400_000);
        const due = ([1, 2] as const).filter((number) =>
          isReminderDue(number, { closesOn: '2027-06-30', zone, approvedAt }, now),
        );
        expect(due.length).toBeLessThan(2);
        if (due.length > 0) expect(now >= approvedAt).toBe(true);
      }),
    );
  });
});

describe('the last day to answer', () => {
  it('is the last of the events that ask for a reply', () => {
    expect(
      lastClosing([
        { asksReply: true, closesOn: '2027-06-01' },
        { asksReply: true, closesOn: '2027-06-20' },
        { asksReply: false, closesOn: '2027-07-01' },
        { asksReply: true, closesOn: null },
      ]),
    ).toBe('2027-06-20');
    expect(lastClosing([{ asksReply: true, closesOn: null }])).toBeNull();
  });
});
