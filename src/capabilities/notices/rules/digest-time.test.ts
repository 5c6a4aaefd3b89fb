import { expect, test } from 'vitest';
import { lastDigestAt } from './digest-time.ts';

test('the last digest is yesterday’s, early and late on the day', () => {
  for (const now of ['2026-05-04T00:00:00Z', '2026-05-04T15:00:00Z', '2026-05-04T23:59:59Z']) {
    expect(lastDigestAt(new Date(now)).toISOString()).toBe('2026-05-03T15:00:00.000Z');
  }
});
