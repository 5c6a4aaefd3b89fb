import { describe, expect, it } from 'vitest';
import { lastReplyDay, replyWindow } from './reply-window.ts';

const event = { asksReply: true, date: '2027-09-11', opensOn: '2027-06-01', closesOn: '2027-08-17' };

describe('replyWindow', () => {
  it.each([
    ['2027-05-31', null, 'NOT_OPEN'],
    ['2027-06-01', null, 'OPEN'],
    ['2027-08-17', null, 'OPEN'],
    ['2027-08-18', null, 'CLOSED'],
    ['2027-08-18', '2027-08-20', 'OPEN'],
    ['2027-08-21', '2027-08-20', 'CLOSED'],
    // An extension never takes days away.
    ['2027-08-17', '2027-08-01', 'OPEN'],
  ])('on %s, extended until %s: %s', (today, extended, expected) => {
    expect(replyWindow(event, extended, today)).toBe(expected);
  });

  it('is open until the day itself where no last day was said', () => {
    const open = { ...event, opensOn: null, closesOn: null };
    expect(replyWindow(open, null, '2027-09-11')).toBe('OPEN');
    expect(replyWindow(open, null, '2027-09-12')).toBe('CLOSED');
    expect(replyWindow({ ...open, date: null }, null, '2099-01-01')).toBe('OPEN');
    expect(lastReplyDay({ date: null, closesOn: null }, '2027-01-01')).toBeNull();
  });

  it('is closed where nobody is asked', () => {
    expect(replyWindow({ ...event, asksReply: false }, '2027-09-01', '2027-07-01')).toBe('CLOSED');
  });
});
