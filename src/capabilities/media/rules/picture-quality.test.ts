import { describe, expect, it } from 'vitest';
import { DEFAULT_PICTURE } from '#base/picture-address.ts';
import { derivedQuality } from './picture-quality.ts';

describe('the quality that is made', () => {
  it.each([
    [1, 45],
    [52, 45],
    [53, 60],
    [60, 60],
    [67, 60],
    [68, 75],
    [75, 75],
    [82, 75],
    [83, 90],
    [100, 90],
    [999_999, 90],
  ])('for %d is %d', (asked, made) => {
    expect(derivedQuality(asked)).toBe(made);
  });

  it('keeps the default as it is', () => {
    expect(derivedQuality(DEFAULT_PICTURE.quality)).toBe(75);
  });
});
