import { describe, expect, test } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { type KnownInquiry, vendorMarks } from './vendor-mark.ts';

const date = calendarDate('2027-06-12');
const timeZone = 'America/New_York';
const wrote = (
  storefrontUuid: string,
  status = 'SENT',
  createdAt = '2026-11-03T15:00:00Z',
): KnownInquiry => ({
  storefrontUuid,
  status,
  createdAt,
});

function textsOf(known: Partial<Parameters<typeof vendorMarks>[1]>, uuids = ['a', 'b', 'c', 'd']) {
  const marks = vendorMarks(uuids, { date, inquiries: [], days: [], timeZone, ...known });
  return Object.fromEntries(Object.entries(marks).map(([uuid, { text }]) => [uuid, text]));
}

describe('what a couple sees on a vendor', () => {
  test('whether its day is free, as far as calendars are shown', () => {
    const days = [
      { storefrontUuid: 'a', state: 'FREE' },
      { storefrontUuid: 'b', state: 'TAKEN' },
      { storefrontUuid: 'c', state: 'OFF' },
      { storefrontUuid: 'd', state: 'UNKNOWN' },
    ] as const;
    expect(textsOf({ days })).toEqual({ a: 'Free on your day', b: 'Booked Jun 12', c: 'Closed Jun 12' });
    expect(textsOf({ days, date: null })).toEqual({});
  });

  test('that it wrote, and when it did last, where it is', () => {
    expect(textsOf({ inquiries: [wrote('a'), wrote('a', 'SENT', '2026-11-05T03:00:00Z')] })).toEqual({
      a: 'You wrote Nov 4',
    });
  });

  test('a booking before a letter, a letter before a calendar', () => {
    const days = [{ storefrontUuid: 'a', state: 'TAKEN' as const }];
    expect(textsOf({ days, inquiries: [wrote('a', 'BOOKED'), wrote('a')] })).toEqual({
      a: 'You booked them',
    });
    expect(textsOf({ days, inquiries: [wrote('a')] })).toEqual({ a: 'You wrote Nov 3' });
  });

  test('of vendors elsewhere on the map too', () => {
    expect(textsOf({ inquiries: [wrote('z')] }, ['a'])).toEqual({ z: 'You wrote Nov 3' });
  });
});
