import { expect, it } from 'vitest';
import { emptyLog, saidOf, takeAnswer } from '../rules/day-log.ts';
import { daySchedule } from '../rules/day-schedule.ts';
import { planDay } from './plan-day.ts';

it('is in the middle of its ceremony whenever it is looked at', () => {
  const guestUuids = Array.from({ length: 100 }, (_, index) => `guest ${index}`);
  for (const minute of [-290, 0, 700, 1439]) {
    const now = new Date('2031-09-13T20:00:00Z');
    const { items, vendors, helpers, operations } = planDay('seed', { now, minute, guestUuids });
    const log = takeAnswer(emptyLog('a'), { settled: [], operations, cursor: 1 });
    expect([items.length, vendors.length, helpers.length]).toEqual([34, 9, 2]);
    expect(daySchedule(items, log, minute).now?.title).toBe('Ceremony');
    expect(vendors.filter(({ uuid }) => saidOf(log, 'DELAYED', uuid) > 0)).toHaveLength(2);
    expect(guestUuids.filter((uuid) => saidOf(log, 'HERE', uuid) === 1)).toHaveLength(50);
  }
});
