import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_MARKS, textMarks } from './text-marks.ts';

const TEXT =
  'They arrived early, found the one dry corner of the barn and had it lit before the first guest came. Nobody noticed the rain, and the band played until the last of us had left for the hotel down the road.';

function shared(one: string, other: string): number {
  const marks = new Set(textMarks(other));
  return textMarks(one).filter((mark) => marks.has(mark)).length;
}

describe('marks of a text', () => {
  it.each([
    ['other signs and capitals', TEXT.toUpperCase().replaceAll(',', ' –')],
    ['another place', TEXT.replace('barn', 'tent')],
    ['a sentence before it', `We loved our day. ${TEXT}`],
    ['two other words', TEXT.replace('early', 'late').replace('hotel', 'inn')],
  ])('are shared by a copy with %s', (_change, copy) => {
    expect(shared(TEXT, copy)).toBeGreaterThanOrEqual(SHARED_MARKS);
  });

  it('are not shared by what is said about the same things', () => {
    const other =
      'The barn was dry, the band was late and the guests did not mind. They lit every corner, and when the rain came nobody wanted to go back to the hotel before midnight.';
    expect(shared(TEXT, other)).toBeLessThan(SHARED_MARKS / 2);
  });

  it('are the same for the same words, and integers that a column takes', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), (text) => {
        const marks = textMarks(text);
        expect(textMarks(text)).toEqual(marks);
        for (const mark of marks) expect(mark).toBe(mark | 0);
      }),
    );
    expect(textMarks('Two words')).toEqual([]);
  });
});
