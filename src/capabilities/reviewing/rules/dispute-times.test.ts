import { describe, expect, it } from 'vitest';
import { answerUntil, decisionDueOn, mayDecideDispute } from './dispute-times.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('a dispute', () => {
  it('gives the couple seven days, and waits for nobody who is gone', () => {
    expect(answerUntil(at('2027-06-01'), true)).toEqual(at('2027-06-08'));
    expect(answerUntil(at('2027-06-01'), false)).toEqual(at('2027-06-01'));
  });

  it('is decided once the couple has answered or let its time go by, to the second', () => {
    const open = { answeredAt: null, answerUntil: at('2027-06-08') };
    expect(mayDecideDispute(open, new Date(at('2027-06-08').getTime() - 1))).toBe(false);
    expect(mayDecideDispute(open, at('2027-06-08'))).toBe(true);
    expect(mayDecideDispute({ ...open, answeredAt: at('2027-06-02') }, at('2027-06-02'))).toBe(true);
  });

  it.each([
    // A Tuesday, a Thursday, a Friday, a Saturday, a Sunday.
    ['2027-06-01', '2027-06-04'],
    ['2027-06-03', '2027-06-08'],
    ['2027-06-04', '2027-06-09'],
    ['2027-06-05', '2027-06-09'],
    ['2027-06-06', '2027-06-09'],
  ])('from %s on is due on %s', (from, due) => {
    expect(decisionDueOn({ answeredAt: at(from), answerUntil: at('2027-07-01') })).toBe(due);
    expect(decisionDueOn({ answeredAt: null, answerUntil: at(from) })).toBe(due);
  });
});
