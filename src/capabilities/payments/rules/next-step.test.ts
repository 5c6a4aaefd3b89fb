import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentReading, ReadState } from '#platform/payments/payment-gateway.port.ts';
import { attemptStates } from './attempt-states.ts';
import { type AttemptStanding, nextStep, type Standing } from './next-step.ts';
import { isPayableCents } from './payment-limits.ts';
import { paymentStates } from './payment-states.ts';
import { MOST_REFUND_TRIES, refundAgainAfterMs, refundStates } from './refund-states.ts';

const payment: Standing = {
  state: 'OPEN',
  attempt: 1,
  settledAttempt: null,
  amountCents: 900,
  currency: 'USD',
  refundedCents: 0,
};
const attempt: AttemptStanding = { number: 1, state: 'OPEN' };
const reading: PaymentReading = {
  ref: 'page',
  state: 'SUCCEEDED',
  chargeRef: 'charge',
  url: null,
  amountCents: 900,
  currency: 'USD',
  feeCents: 56,
  declineCode: null,
  refundedCents: 0,
  dispute: 'NONE',
  method: null,
  card: null,
};
const settled: Standing = { ...payment, state: 'SUCCEEDED', settledAttempt: 1 };
const done: AttemptStanding = { number: 1, state: 'SUCCEEDED' };

describe('what a reading means', () => {
  it('settles what was paid, once', () => {
    expect(nextStep(payment, attempt, reading)).toEqual({ kind: 'SETTLE', isLate: false });
    expect(nextStep(settled, done, reading)).toEqual({ kind: 'NOTHING' });
  });

  it.each(['EXPIRED', 'CANCELED'] as const)('settles what was %s as late', (state) => {
    const closed: AttemptStanding = { number: 1, state: 'CLOSED' };
    expect(nextStep({ ...payment, state }, closed, reading)).toEqual({ kind: 'SETTLE', isLate: true });
  });

  it.each([[{ amountCents: 899 }], [{ amountCents: 901 }], [{ currency: 'EUR' }]])(
    'delivers nothing for %j',
    (change) => {
      expect(nextStep(payment, attempt, { ...reading, ...change })).toEqual({ kind: 'DIFFERENCE' });
    },
  );

  it('gives back what was paid beside another attempt', () => {
    const second: AttemptStanding = { number: 2, state: 'OPEN' };
    expect(nextStep({ ...settled, attempt: 2 }, second, reading)).toEqual({ kind: 'DOUBLE' });
  });

  it.each([
    ['OPEN', { kind: 'NOTHING' }],
    ['PROCESSING', { kind: 'MOVE', attemptStep: 'pay', step: 'pay' }],
    ['CHALLENGED', { kind: 'MOVE', attemptStep: 'challenge', step: 'challenge' }],
    ['FAILED', { kind: 'MOVE', attemptStep: 'decline', step: 'decline' }],
    ['EXPIRED', { kind: 'MOVE', attemptStep: 'close', step: 'cancel' }],
    ['CANCELED', { kind: 'MOVE', attemptStep: 'close', step: 'cancel' }],
  ] as const)('follows what is %s', (state, step) => {
    expect(nextStep(payment, attempt, { ...reading, state }, 'cancel')).toEqual(step);
  });

  it.each([
    ['SUCCEEDED', 0, 'OPEN', 'dispute'],
    ['PARTLY_REFUNDED', 100, 'OPEN', 'dispute'],
    ['SUCCEEDED', 0, 'LOST', 'dispute'],
    ['DISPUTED', 0, 'LOST', 'lose'],
    ['DISPUTED', 0, 'WON', 'win'],
    ['DISPUTED', 100, 'WON', 'winPart'],
    ['DISPUTED', 900, 'WON', 'winRefunded'],
    ['DISPUTED', 0, 'OPEN', undefined],
    ['SUCCEEDED', 0, 'WON', undefined],
    ['LOST', 0, 'LOST', undefined],
    ['REFUNDED', 900, 'OPEN', undefined],
  ] as const)(
    'a payment that is %s with %i given back and a dispute %s takes %s',
    (state, refundedCents, dispute, step) => {
      const standing = { ...settled, state, refundedCents };
      const found = nextStep(standing, done, { ...reading, dispute });
      expect(found).toEqual(step ? { kind: 'DISPUTE', step } : { kind: 'NOTHING' });
      if (step) expect(paymentStates.can(state, step)).toBe(true);
    },
  );

  it('settles at most once and never leaves what is paid, whatever is read in whatever order', () => {
    const states: ReadState[] = [
      'OPEN',
      'PROCESSING',
      'CHALLENGED',
      'SUCCEEDED',
      'FAILED',
      'EXPIRED',
      'CANCELED',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 12 }), (walk) => {
        let now: Standing = payment;
        let tried: AttemptStanding = attempt;
        let settlements = 0;
        for (const state of walk) {
          const step = nextStep(now, tried, { ...reading, state });
          if (step.kind === 'SETTLE') {
            settlements += 1;
            now = { ...now, state: 'SUCCEEDED', settledAttempt: 1 };
            tried = { number: 1, state: 'SUCCEEDED' };
          } else if (step.kind === 'MOVE') {
            const after = attemptStates.next(tried.state, step.attemptStep);
            if (!after) continue;
            tried = { number: 1, state: after };
            now = { ...now, state: paymentStates.next(now.state, step.step) ?? now.state };
          }
        }
        expect(settlements).toBe(walk.includes('SUCCEEDED') ? 1 : 0);
        expect(now.state === 'SUCCEEDED').toBe(settlements === 1);
      }),
    );
  });
});

describe('limits', () => {
  it.each([
    [1, true],
    [10_000_000, true],
    [0, false],
    [-1, false],
    [10_000_001, false],
    [9.5, false],
    [Number.NaN, false],
  ])('%d cents can be paid: %s', (cents, isPayable) => {
    expect(isPayableCents(cents)).toBe(isPayable);
  });

  it('a refund is tried three times, a while apart, and then left to a person', () => {
    expect(MOST_REFUND_TRIES).toBe(3);
    expect([1, 2].map(refundAgainAfterMs)).toEqual([3_600_000, 86_400_000]);
    expect(refundStates.isFinal('BY_HAND')).toBe(true);
  });
});
