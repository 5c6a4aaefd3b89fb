import { describe, expect, it } from 'vitest';
import { CLAIM_METHODS, CLAIM_STATES, claimMachine, hasEvidence, mayGrant } from './claim-states.ts';

it('is decided once', () => {
  for (const state of CLAIM_STATES) {
    const isDecided = state === 'GRANTED' || state === 'REFUSED';
    expect(claimMachine.isFinal(state)).toBe(isDecided);
    expect(claimMachine.can(state, 'grant')).toBe(!isDecided);
    expect(claimMachine.can(state, 'refuse')).toBe(!isDecided);
  }
});

describe('what there is to decide by', () => {
  const all = CLAIM_STATES.flatMap((state) =>
    CLAIM_METHODS.flatMap((method) => [true, false].map((hasDocument) => ({ state, method, hasDocument }))),
  );
  it('is a proof or a paper, of what is not decided', () => {
    const waiting = all.filter(hasEvidence);
    expect(waiting.every(({ state }) => !claimMachine.isFinal(state))).toBe(true);
    expect(waiting.filter(({ state }) => state === 'OPEN')).toEqual([
      { state: 'OPEN', method: 'DOCUMENT', hasDocument: true },
    ]);
    expect(waiting.filter(({ state }) => state === 'PROVED' || state === 'DISPUTED')).toHaveLength(8);
  });
});

it('is not granted while the owner may still say no', () => {
  const ownerAskedAt = new Date('2026-03-01T12:00:00Z');
  const day = (date: string) => new Date(`2026-03-${date}T12:00:00Z`);
  expect(mayGrant({ ownerAskedAt, ownerAnswer: null }, day('07'))).toBe(false);
  expect(mayGrant({ ownerAskedAt, ownerAnswer: null }, day('08'))).toBe(true);
  expect(mayGrant({ ownerAskedAt, ownerAnswer: 'NO' }, day('02'))).toBe(true);
  expect(mayGrant({ ownerAskedAt: null, ownerAnswer: null }, day('01'))).toBe(true);
});
