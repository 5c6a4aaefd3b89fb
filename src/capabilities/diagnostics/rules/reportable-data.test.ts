import { describe, expect, it } from 'vitest';
import { reportableData, withoutQuery } from './reportable-data.ts';

describe('reportableData', () => {
  it('keeps technical fields and drops everything else', () => {
    expect(reportableData({ status: 500, route: '/favorites', email: 'a@b.co', guests: ['Ana'] })).toEqual({
      status: 500,
      route: '/favorites',
    });
  });

  it('cuts query strings and addresses out of texts', () => {
    expect(reportableData({ url: 'https://x.example/r?token=abc', stack: 'for ana@b.example at r' })).toEqual(
      {
        url: 'https://x.example/r?…',
        stack: 'for …@… at r',
      },
    );
  });

  it('bounds what one report can write', () => {
    expect(reportableData({ stack: 'x'.repeat(10_000) }).stack).toHaveLength(2_000);
    expect(reportableData(undefined)).toEqual({});
  });

  it('leaves ordinary text alone', () => {
    expect(withoutQuery('TypeError: a is undefined')).toBe('TypeError: a is undefined');
  });
});
