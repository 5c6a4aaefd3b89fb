import { describe, expect, it } from 'vitest';
import { bookedTotal } from './booked-total.ts';

describe('bookedTotal', () => {
  const payments = [{ amountCents: 100_00 }, { amountCents: 50_00 }];

  it('goes by what was noted, then by the offer, then by the payments', () => {
    expect(bookedTotal({ totalCents: 900_00, payments }, 800_00)).toBe(900_00);
    expect(bookedTotal({ totalCents: 0, payments }, 800_00)).toBe(0);
    expect(bookedTotal({ totalCents: null, payments }, 800_00)).toBe(800_00);
    expect(bookedTotal({ totalCents: null, payments }, null)).toBe(150_00);
    expect(bookedTotal({ totalCents: null, payments: [] }, null)).toBeNull();
  });
});
