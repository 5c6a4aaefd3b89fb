import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { dayMinute } from './day-minute.ts';
import { findGuests } from './find-guests.ts';
import { fitRunSheet } from './fit-run-sheet.ts';
import { HELPER_RULES } from './helper-rules.ts';
import { placeAfter } from './place-after.ts';
import { isFor } from './run-sheet-choices.ts';
import { RUN_SHEET_RULES } from './run-sheet-rules.ts';
import { VENDOR_RULES } from './vendor-rules.ts';

const event = (kind: string, startsAt: string, placeName = '', date: string | null = '2031-09-13') => ({
  ...{ kind, startsAt, placeName, date, endsAt: '' },
});
const planFor = (events: Parameters<typeof fitRunSheet>[0], ceremonyMinute: number | null = null) =>
  fitRunSheet(events, { day: '2031-09-13', ceremonyMinute });
const startOf = (items: ReturnType<typeof fitRunSheet>, title: string) =>
  items.find((item) => item.title === title)?.startsMinute;

describe('our run sheet', () => {
  it('has 34 moments, fixed ones and buffers among them, each of which may be saved', () => {
    const items = planFor([]);
    expect(items).toHaveLength(34);
    expect(new Set(items.map(({ kind }) => kind)).size).toBe(3);
    for (const item of items) expect(validateFields(item, RUN_SHEET_RULES)).toEqual({});
  });

  it('is fitted to the hour and place of the ceremony', () => {
    const items = planFor([event('ceremony', '15:30', 'Beach lawn')]);
    expect(items.find(({ title }) => title === 'Ceremony')).toMatchObject({
      startsMinute: 930,
      place: 'Beach lawn',
    });
  });

  it('waits for a reception that begins later, and leaves other days alone', () => {
    const items = planFor([
      event('ceremony', '14:00'),
      event('reception', '17:00', 'Barn'),
      event('ceremony', '09:00', '', '2031-09-12'),
    ]);
    expect(startOf(items, 'Ceremony')).toBe(840);
    expect(items.find(({ title }) => title === 'Cocktail hour')).toMatchObject({
      startsMinute: 1020,
      place: 'Barn',
    });
  });
});

describe('placeAfter', () => {
  const items = [
    { uuid: 'a', startsMinute: 0, minutes: 30 },
    { uuid: 'b', startsMinute: 30, minutes: 30 },
    { uuid: 'c', startsMinute: 90, minutes: 10 },
  ];

  it('begins when the one before it ends', () => {
    expect(placeAfter(items, 'a', 'b')).toBe(60);
    expect(placeAfter(items, 'a', 'c')).toBe(100);
  });

  it('begins before all others', () => {
    expect(placeAfter(items, 'c', null)).toBe(-10);
  });

  it('stays between its neighbors where they leave no time', () => {
    expect(placeAfter(items, 'c', 'a')).toBe(25);
  });
});

describe('dayMinute', () => {
  it('counts by the clock of the venue from the midnight of the day', () => {
    const day = calendarDate('2031-09-13');
    expect(dayMinute(new Date('2031-09-13T20:30:00Z'), day, 'America/New_York')).toBe(990);
    expect(dayMinute(new Date('2031-09-14T04:30:00Z'), day, 'America/New_York')).toBe(1470);
    expect(dayMinute(new Date('2031-09-13T03:30:00Z'), day, 'America/New_York')).toBe(-30);
  });
});

describe('findGuests', () => {
  const households = [
    { name: 'The Delmonts', people: [{ name: 'Zoë Delmont' }, { name: 'Ben Delmont' }] },
    { name: 'Rosa Delgado', people: [{ name: 'Rosa Delgado' }] },
  ];

  it('finds by the beginning of any word, without accents and capitals', () => {
    expect(findGuests(households, 'DEL')).toHaveLength(2);
    expect(findGuests(households, 'zoe')).toEqual([households[0]]);
    expect(findGuests(households, 'del ro')).toEqual([households[1]]);
    expect(findGuests(households, 'gado')).toEqual([]);
    expect(findGuests(households, ' ')).toHaveLength(2);
  });
});

describe('forms of the day', () => {
  it('refuse what cannot be', () => {
    const bad = {
      startsMinute: Number.NaN,
      minutes: 721,
      title: ' ',
      kind: 'FIXED',
      owner: '',
      place: '',
      note: '',
      audience: [],
    };
    expect(Object.keys(validateFields(bad, RUN_SHEET_RULES))).toEqual(['title', 'startsMinute', 'minutes']);
    const vendor = { name: '', service: '', arrivesMinute: 3000, phone: 'call me', place: '' };
    expect(Object.keys(validateFields(vendor, VENDOR_RULES))).toEqual(['name', 'arrivesMinute', 'phone']);
    expect(Object.keys(validateFields({ name: 'Tess', rights: [] }, HELPER_RULES))).toEqual(['rights']);
  });

  it('are for everybody where nobody is named', () => {
    expect([isFor([], 'VENDORS'), isFor(['COUPLE'], 'VENDORS'), isFor(['VENDORS'], 'VENDORS')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
