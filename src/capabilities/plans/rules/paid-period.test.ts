import { expect, it } from 'vitest';
import { periodWords } from './paid-period.ts';

it('says which days a payment is for', () => {
  expect(periodWords({ startsAt: '2026-12-18T10:00:00.000Z', endsAt: '2027-01-18T10:00:00.000Z' })).toBe(
    'Dec 18, 2026 to Jan 18, 2027',
  );
});
