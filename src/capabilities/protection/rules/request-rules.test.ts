import { describe, expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import {
  ANSWER_RULES,
  askableUntil,
  askedLabel,
  canAskForRefund,
  REQUEST_RULES,
  type RequestAnswers,
} from './request-rules.ts';

const connectedAt = new Date('2026-03-01T12:00:00Z');
const open = { connectedAt, credits: 3, isRefunded: false, isAsked: false };

describe('asking for a refund', () => {
  it('is for a lead that cost something, once, within thirty days', () => {
    const until = askableUntil(connectedAt);
    expect(until).toEqual(new Date('2026-03-31T12:00:00Z'));
    expect(canAskForRefund(open, until)).toBe(true);
    expect(canAskForRefund(open, new Date(until.getTime() + 1))).toBe(false);
    for (const other of [{ credits: 0 }, { isRefunded: true }, { isAsked: true }, { connectedAt: null }])
      expect(canAskForRefund({ ...open, ...other }, connectedAt)).toBe(false);
  });

  it('says what happened in the words of whoever asks', () => {
    expect(askedLabel('REPORTED_SPAM')).toBe('This is spam');
    expect(askedLabel('DUPLICATE')).toBe('You had already paid for this couple');
  });

  it('takes a reason and words', () => {
    const empty: RequestAnswers = { reason: '', words: '' };
    expect(fieldMessage(empty, 'reason', REQUEST_RULES)).toBe('Choose a reason.');
    expect(fieldMessage(empty, 'words', REQUEST_RULES)).toBe('Required');
    const long: RequestAnswers = { reason: 'DUPLICATE', words: 'x'.repeat(501) };
    expect(fieldMessage(long, 'reason', REQUEST_RULES)).toBeUndefined();
    expect(fieldMessage(long, 'words', REQUEST_RULES)).toContain('500');
    expect(fieldMessage({ answer: '' }, 'answer', ANSWER_RULES)).toBe('Required');
  });
});
