import { describe, expect, it } from 'vitest';
import { emptyLog, noteDown, type Said } from './day-log.ts';
import { daySchedule } from './day-schedule.ts';
import { lateWords, leftWords, untilWords } from './day-words.ts';
import { minuteWords, spanWords } from './minute-words.ts';
import type { ItemKind } from './run-sheet-choices.ts';

const moment = (uuid: string, startsMinute: number, minutes: number, kind: ItemKind = 'FLEXIBLE') => ({
  ...{ uuid, startsMinute, minutes, kind, title: uuid },
  ...{ owner: '', place: '', note: '', audience: [] },
});
const DAY = [
  moment('seated', 975, 15),
  moment('ceremony', 990, 30),
  moment('cocktails', 1020, 60),
  moment('spare', 1080, 15, 'BUFFER'),
  moment('dinner', 1095, 75, 'FIXED'),
];
const logOf = (...said: Said[]) =>
  said.reduce((log, each, index) => noteDown(log, each, { uuid: String(index), at: '' }).log, emptyLog('a'));

describe('daySchedule', () => {
  it('knows what is on and what comes next', () => {
    const { now, next } = daySchedule(DAY, logOf(), 996);
    expect([now?.uuid, next?.uuid]).toEqual(['ceremony', 'cocktails']);
    expect(now && leftWords(now, 996)).toBe('24 min left');
    expect(now && lateWords(now)).toBe('On time');
  });

  it('has nothing on before the day, and only what comes first', () => {
    const { now, next } = daySchedule(DAY, logOf(), 100);
    expect([now, next?.uuid]).toEqual([undefined, 'seated']);
  });

  it('goes on when a moment is done, past the buffer', () => {
    const log = logOf({ kind: 'DONE', subject: 'cocktails', value: 1 });
    const { now, next } = daySchedule(DAY, log, 1070);
    expect([now, next?.uuid]).toEqual([undefined, 'dinner']);
  });

  it('moves the rest of the day by what was told, up to the next fixed moment', () => {
    const log = logOf({ kind: 'LATE', subject: 'ceremony', value: 20 });
    const { items, clashes, now } = daySchedule(DAY, log, 1000);
    expect(items.map(({ startsMinute }) => startsMinute)).toEqual([975, 990, 1040, 1095, 1095]);
    expect(clashes.map(({ minutes }) => minutes)).toEqual([5]);
    expect(now && lateWords(now)).toBe('20 min late');
    expect(now && leftWords(now, 1000)).toBe('40 min left');
  });

  it('adds what is told of several, in the order of the day, and takes it back', () => {
    const both: Said[] = [
      { kind: 'LATE', subject: 'cocktails', value: 5 },
      { kind: 'LATE', subject: 'ceremony', value: 5 },
    ];
    const startsOf = (said: Said[]) =>
      daySchedule(DAY, logOf(...said), 0).items.map(({ startsMinute }) => startsMinute);
    expect(startsOf(both)).toEqual(startsOf(both.toReversed()));
    expect(
      startsOf([
        ...both,
        { kind: 'LATE', subject: 'cocktails', value: 0 },
        { kind: 'LATE', subject: 'ceremony', value: 0 },
      ]),
    ).toEqual(startsOf([]));
  });
});

describe('words of the day', () => {
  it('says times as people do, after midnight too', () => {
    expect(minuteWords(990)).toBe('4:30 PM');
    expect(minuteWords(1470)).toBe('12:30 AM');
    expect(minuteWords(-30)).toBe('11:30 PM');
    expect(spanWords(990, 30)).toBe('4:30 to 5:00 PM');
    expect(spanWords(690, 60)).toBe('11:30 AM to 12:30 PM');
    expect(untilWords(1000, 995)).toBe('in 5 min');
    expect(untilWords(1000, 1065)).toBe('1 h 5 min ago');
  });
});
