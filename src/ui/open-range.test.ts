import { describe, expect, it } from 'vitest';
import { openRangeText, rangeOfThumbs, thumbsOf } from './open-range.ts';

describe('open ranges', () => {
  it('puts an open end at the far right and reads it back', () => {
    expect(thumbsOf({ min: 50, max: 'max' }, 300)).toEqual([50, 300]);
    expect(rangeOfThumbs([50, 300], 300, true)).toEqual({ min: 50, max: 'max' });
  });

  it('keeps a closed end, also at the ceiling of a closed slider', () => {
    expect(rangeOfThumbs([50, 120], 300, true)).toEqual({ min: 50, max: 120 });
    expect(rangeOfThumbs([50, 300], 300, false)).toEqual({ min: 50, max: 300 });
  });

  it('says that an open end is open', () => {
    expect(openRangeText({ min: 0, max: 'max' }, 300, String)).toBe('0–300+');
    expect(openRangeText({ min: 0, max: 300 }, 300, String)).toBe('0–300');
  });
});
