import { expect, it } from 'vitest';
import { dayIn, periodWords } from './paid-period.ts';

it('says which days a payment is for, where the listing is', () => {
  const period = { startsAt: '2026-12-18T03:00:00.000Z', endsAt: '2027-01-18T03:00:00.000Z' };
  expect(periodWords(period, 'UTC')).toBe('Dec 18, 2026 to Jan 18, 2027');
  expect(periodWords(period, 'America/New_York')).toBe('Dec 17, 2026 to Jan 17, 2027');
  expect(dayIn('America/New_York', '2027-01-01T04:59:59.000Z')).toBe('Dec 31, 2026');
});
