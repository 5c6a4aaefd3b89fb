import { describe, expect, it } from 'vitest';
import type { DashboardPoint } from '../contract.ts';
import { medianPerPoint, replyUnit, sparkValues } from './chart-values.ts';

const point = (views: number, firstReply: number | null): DashboardPoint => ({
  from: '2026-01-01',
  to: '2026-01-01',
  now: { views, saves: 0, inquiries: 0, firstReply },
  before: null,
});

describe('the values of a chart', () => {
  it('of first replies are in minutes, hours or days', () => {
    expect([45, 300, 20_000].map((minutes) => replyUnit(minutes).sign)).toEqual(['min', 'h', 'd']);
  });

  it('come down to a dozen that add up to the same', () => {
    const points = Array.from({ length: 90 }, (_, index) => point(index, null));
    const sparks = sparkValues(points, 'views');
    expect(sparks.length).toBeLessThanOrEqual(12);
    expect(sparks.reduce((sum, value) => sum + value, 0)).toBe((89 * 90) / 2);
    expect(sparkValues(points, 'firstReply')).toEqual([]);
    expect(sparkValues([point(1, 60), point(1, null), point(1, 30)], 'firstReply')).toEqual([60, 30]);
  });

  it('put the median of a period where one of its points would be', () => {
    expect(medianPerPoint('views', 900, { days: 90, daysPerPoint: 1 })).toBe(10);
    expect(medianPerPoint('views', 3_650, { days: 365, daysPerPoint: 7 })).toBe(70);
    expect(medianPerPoint('firstReply', 540, { days: 90, daysPerPoint: 1 })).toBe(540);
    expect(medianPerPoint('views', null, { days: 90, daysPerPoint: 1 })).toBeNull();
  });
});
