import { describe, expect, it } from 'vitest';
import { answerTimeOf, answerTimeText, type ComparedInquiry, hasAnswers } from './compared-inquiry.ts';

const HOUR_MS = 3_600_000;

describe('answerTimeOf', () => {
  const createdAt = '2026-11-01T10:00:00.000Z';

  it('runs to the first word of the vendor', () => {
    expect(answerTimeOf({ createdAt, answeredAt: '2026-11-01T13:00:00.000Z' })).toBe(3 * HOUR_MS);
  });

  it('is unknown while nobody answered', () => {
    expect(answerTimeOf({ createdAt, answeredAt: null })).toBeNull();
  });
});

describe('answerTimeText', () => {
  it.each([
    [0, 'Within an hour'],
    [HOUR_MS, '1 hour'],
    [47 * HOUR_MS, '47 hours'],
    [48 * HOUR_MS, '2 days'],
    [100 * HOUR_MS, '4 days'],
  ])('%d ms is %s', (ms, text) => expect(answerTimeText(ms)).toBe(text));
});

describe('hasAnswers', () => {
  const silent = { inquiry: { quote: null }, rating: null, answeredMs: null } as unknown as ComparedInquiry;

  it('waits for the first reply or quote', () => {
    expect(hasAnswers([])).toBe(false);
    expect(hasAnswers([silent, silent])).toBe(false);
    expect(hasAnswers([silent, { ...silent, answeredMs: HOUR_MS }])).toBe(true);
    const quoted = { ...silent, inquiry: { quote: { amountCents: 100 } } } as unknown as ComparedInquiry;
    expect(hasAnswers([quoted])).toBe(true);
  });
});
