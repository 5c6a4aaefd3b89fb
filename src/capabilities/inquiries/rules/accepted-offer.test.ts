import { describe, expect, it } from 'vitest';
import { acceptedOffer, type Offer } from './accepted-offer.ts';

const at = new Date('2027-03-10T18:00:00Z');
const old: Offer = { seq: 2, amountCents: 400_000, validUntil: '2027-03-09' };
const open: Offer = { seq: 4, amountCents: 450_000, validUntil: null };
const today: Offer = { seq: 6, amountCents: 430_000, validUntil: '2027-03-10' };
const late: Offer = { seq: 8, amountCents: 500_000, validUntil: '2027-03-01' };

describe('acceptedOffer', () => {
  it('is the newest that is good on that day', () => {
    expect(acceptedOffer([late, today, old, open], { at })).toBe(today);
    expect(acceptedOffer([old, open, late], { at })).toBe(open);
    expect(acceptedOffer([old, late], { at })).toBeUndefined();
    expect(acceptedOffer([], { at })).toBeUndefined();
  });

  it('is the one that was named, even if its day is over', () => {
    expect(acceptedOffer([old, open, today], { at, namedSeq: 2 })).toBe(old);
    expect(acceptedOffer([old, open, today], { at, namedSeq: 3 })).toBeUndefined();
  });

  it('is good until its last day has ended in all of the country', () => {
    expect(acceptedOffer([today], { at: new Date('2027-03-11T09:59:00Z') })).toBe(today);
    expect(acceptedOffer([today], { at: new Date('2027-03-11T10:00:00Z') })).toBeUndefined();
  });
});
